import type { ReactElement } from 'react';
import { Button } from '../../src/controls/button.tsx';
import { Steps, type StepState } from '../../src/navigation/steps.tsx';
import type { Group } from '../group.tsx';
import type { Words } from '../words.ts';
import { Icon } from '../../src/pictures/icon.tsx';

export const steps: Group = { id: 'steps', title: 'Steps', Content };

const week: StepState[] = ['done', 'done', 'missed', 'current', 'todo', 'todo', 'locked'];

function Content({ text }: { text: Words }): ReactElement {
  const words: Record<StepState, string> = {
    done: text.stepDone,
    current: text.stepToday,
    todo: text.stepTodo,
    missed: text.stepMissed,
    locked: text.stepLocked,
  };
  return (
    <>
      <Steps
        label={text.checkIn}
        layout="strip"
        steps={week.map((state, index) => ({
          id: `${index}`,
          title: `${text.day} ${index + 1}`,
          state,
          stateLabel: words[state],
          note: `+${(index + 1) * 10}`,
          ...(index === 3 && { icon: <Icon name="gift" /> }),
          ...(index === 6 && { icon: <Icon name="mystery" /> }),
        }))}
      />
      <Steps
        label={text.newcomer}
        layout="ladder"
        steps={[
          {
            id: 'deposit',
            title: text.deposit,
            state: 'done',
            stateLabel: words.done,
            note: '10 USDT',
          },
          {
            id: 'verify',
            title: text.verify,
            state: 'current',
            stateLabel: words.current,
            note: '5 USDT',
            icon: <Icon name="idCard" />,
            children: (
              <>
                <p className="gallery-text">{text.verifyText}</p>
                <Button size="small" variant="primary">
                  {text.start}
                </Button>
              </>
            ),
          },
          {
            id: 'trade',
            title: text.firstTrade,
            state: 'locked',
            stateLabel: words.locked,
            note: '20 USDT',
          },
        ]}
      />
    </>
  );
}
