import { CopyField } from '@exchange/ui';

export function CopyFieldDemo() {
  return (
    <CopyField
      label="Invite link"
      value="https://brand.com/invite?code=AB12"
      copyLabel="Copy"
      copiedLabel="Copied"
      failedLabel="Press Ctrl+C."
    />
  );
}
