import { Button, Checkbox, Drawer, NumberField } from '@exchange/ui';
import { useState } from 'react';

/** At the end of the line, which is on the left in Arabic. The first field has focus. */
export function DrawerWithForm() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filter markets</Button>
      <Drawer
        side="end"
        open={open}
        onOpenChange={setOpen}
        title="Filter markets"
        closeLabel="Close"
        footer={
          <Button type="submit" form="filter" variant="primary">
            Show markets
          </Button>
        }
      >
        <form id="filter" action={() => setOpen(false)}>
          <NumberField label="Volume of a day, at least" name="volume" end="USDT" />
          <Checkbox label="Only favourites" name="favourites" />
        </form>
      </Drawer>
    </>
  );
}
