import { Button, Icon, Tooltip } from '@exchange/ui';

/** Without a label, a button needs a name for screen readers. A tooltip shows it to everyone. */
export function IconOnlyButton() {
  return (
    <>
      <Button icon={<Icon name="search" />} aria-label="Search" />
      <Tooltip content="Your account">
        <Button variant="secondary" icon={<Icon name="user" />} aria-label="Your account" />
      </Tooltip>
      <Button size="small" disabled icon={<Icon name="gift" />} aria-label="Rewards" />
    </>
  );
}
