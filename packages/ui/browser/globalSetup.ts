import { launchChromiumServer } from '@tooling/vitest/chromium';
import type { TestProject } from 'vitest/node';
import { chromiumArguments, chromiumOptions } from './galleryPages.ts';
import { serveGallery } from './serveGallery.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    gallery: {
      origin: string;
      /** WebSocket address of the Chromium shared by all test files. */
      chromium: string;
    };
  }
}

/** Builds the gallery and starts Chromium once for all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [gallery, chromium] = await Promise.all([
    serveGallery(),
    launchChromiumServer(chromiumArguments, chromiumOptions),
  ]);
  project.provide('gallery', { origin: gallery.origin, chromium: chromium.wsEndpoint() });
  return async () => {
    await chromium.close();
    await gallery.close();
  };
}
