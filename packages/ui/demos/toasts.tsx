import { Button, createToastQueue, Toasts, useToastQueue } from '@exchange/ui';

const toast = createToastQueue();

/** Stands for a call to a server. */
const claim = () => new Promise((done) => setTimeout(done, 1000));

export function ToastsDemo() {
  return (
    <>
      <Button onClick={() => toast.add({ children: 'Settings saved', tone: 'positive' })}>
        Save settings
      </Button>
      <Button
        onClick={() =>
          void toast.promise(claim(), {
            loading: 'Claiming…',
            success: 'Reward claimed',
            error: 'The reward could not be claimed. Try again.',
          })
        }
      >
        Claim reward
      </Button>
      <Toasts {...useToastQueue(toast)} label="Messages" closeLabel="Close message" />
    </>
  );
}
