import { useSharedInput } from '../panel/useSharedInput.ts';
import type { Behaviour, LabInput } from './callLab.ts';
import { type DialectName, dialects } from './dialects.ts';
import { goodEnvelopes } from './examples.ts';

const isDialect = (text: string): text is DialectName => Object.hasOwn(dialects, text);
const isBehaviour = (text: string): text is Behaviour => ['respond', 'drop', 'hang'].includes(text);

/** Returns the input of the lab, which is stored in the URL's query. */
export function useLabInput() {
  const [body, setBody] = useSharedInput('body', goodEnvelopes[0]!.input.body);
  const [statusText, setStatusText] = useSharedInput('status', '200');
  const [dialect, setDialect] = useSharedInput<DialectName>('dialect', 'ret_code', isDialect);
  const [behaviour, setBehaviour] = useSharedInput<Behaviour>('server', 'respond', isBehaviour);
  return {
    body,
    setBody,
    statusText,
    setStatusText,
    dialect,
    setDialect,
    behaviour,
    setBehaviour,
    choose(input: LabInput) {
      setBody(input.body);
      setStatusText(String(input.status));
      setDialect(input.dialect);
      setBehaviour(input.behaviour);
    },
  };
}
