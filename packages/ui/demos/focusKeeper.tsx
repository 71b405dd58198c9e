import { Button, FocusKeeper } from '@exchange/ui';
import { useState } from 'react';

export function FocusKeeperDemo() {
  const [tasks, setTasks] = useState(['deposit', 'trade', 'invite']);
  return (
    <FocusKeeper>
      {tasks.map((task) => (
        <Button key={task} onClick={() => setTasks(tasks.filter((other) => other !== task))}>
          Claim {task}
        </Button>
      ))}
    </FocusKeeper>
  );
}
