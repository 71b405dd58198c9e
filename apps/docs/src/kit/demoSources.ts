import { componentFacts, demoFile, moreDemoFiles } from '../content/components.ts';
import { readSource } from '../content/repository.ts';
import { firstDemo } from './demo.ts';

/** Returns the code of a component's demos by title. */
export function demoSources(component: string): Record<string, string> {
  const { entry } = componentFacts().find(({ name }) => name === component)!;
  const files = [{ title: firstDemo, file: demoFile(entry) }, ...moreDemoFiles(entry)];
  return Object.fromEntries(files.map(({ title, file }) => [title, readSource(file)]));
}
