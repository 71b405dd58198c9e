import { Button, createToastQueue, Toasts, useToastQueue, type Toast } from '@exchange/ui';

const toast = createToastQueue();
const messages: readonly { tone: Toast['tone']; text: string }[] = [
  { tone: 'info', text: 'The market opens in 5 minutes.' },
  { tone: 'positive', text: 'Your order is filled.' },
  { tone: 'negative', text: 'The order was rejected.' },
  { tone: 'brand', text: 'A new reward waits for you.' },
];

/** The key F6 moves focus to the messages, and back. While one has focus or the pointer, its time stands still. */
export function ToastTones() {
  return (
    <>
      {messages.map(({ tone, text }) => (
        <Button key={tone} onClick={() => toast.add({ tone, children: text })}>
          {tone}
        </Button>
      ))}
      <Toasts {...useToastQueue(toast)} label="Messages" closeLabel="Close message" />
    </>
  );
}
