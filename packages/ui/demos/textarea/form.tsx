import { Button, Form, Textarea } from '@exchange/ui';
import { useState } from 'react';

/** Stands for a server, which answers after a moment. */
async function send({ message }: Record<string, unknown>) {
  await new Promise((answer) => setTimeout(answer, 500));
  return message === '' ? { message: 'Write a few words.' } : undefined;
}

export function TextareaInForm() {
  const [sent, setSent] = useState(false);
  return (
    <Form
      aria-label="Support"
      action={async (values) => {
        const errors = await send(values);
        setSent(errors === undefined);
        return errors;
      }}
    >
      <Textarea label="Message" name="message" rows={3} />
      <Button type="submit" loadingLabel="Sending…">
        {sent ? 'Send another one' : 'Send'}
      </Button>
    </Form>
  );
}
