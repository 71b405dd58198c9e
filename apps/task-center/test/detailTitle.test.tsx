import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TaskPage } from '../src/tasks/detail/TaskPage.tsx';
import { refusal } from './fakeServer.ts';
import { openPage, pass, windowsLoad } from './openPage.tsx';

const address = '/en/task-center/task-detail?task-id=daily-trade&rule-index=0';
const headings = () =>
  screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);

async function openDetail(replies = {}) {
  await openPage(TaskPage, { address, replies });
  await windowsLoad();
  await pass(10);
}

it('has the item’s title as its main heading', async () => {
  await openDetail();
  expect(headings()).toEqual(['Daily spot trade']);
});

it('has the kind of page as its main heading while it shows no item', async () => {
  await openDetail({ task: refusal('notFound') });
  expect(headings()).toEqual(['Task']);
});
