import { useState } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DateRangePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Label,
  Popover,
  RangeCalendar,
} from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import '@exchange/ui/styles.css';
import './period.css';

function Orders() {
  const [period, setPeriod] = useState('all days');
  return (
    <>
      <DateRangePicker
        className="period"
        onChange={(range) => setPeriod(range ? `${range.start} to ${range.end}` : 'all days')}
      >
        <Label>Period</Label>
        <Group className="period-field">
          <DateInput slot="start" className="period-date">
            {(segment) => <DateSegment segment={segment} />}
          </DateInput>
          –
          <DateInput slot="end" className="period-date">
            {(segment) => <DateSegment segment={segment} />}
          </DateInput>
          <Button className="period-button">Calendar</Button>
        </Group>
        <Popover className="period-popup">
          <Dialog>
            <RangeCalendar>
              <header className="period-month">
                <Button slot="previous" className="period-button">
                  ‹
                </Button>
                <Heading />
                <Button slot="next" className="period-button">
                  ›
                </Button>
              </header>
              <CalendarGrid>
                {(date) => <CalendarCell className="period-day" date={date} />}
              </CalendarGrid>
            </RangeCalendar>
          </Dialog>
        </Popover>
      </DateRangePicker>
      <p>Orders of {period}</p>
    </>
  );
}

createRoot(document.querySelector('#root')!).render(<Orders />);
