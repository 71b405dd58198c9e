import { Textarea } from '@exchange/ui';

export function TextareaDemo() {
  return <Textarea label="Note" hint="Only you can read it." rows={3} />;
}
