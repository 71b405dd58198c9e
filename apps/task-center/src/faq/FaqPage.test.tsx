import { readMessages } from '@exchange/site/page/messages';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../test/openPage.tsx';
import { FaqPage } from './FaqPage.tsx';

const english = readMessages('en', ['faq']).faq;
const text = (key: string) => english[key] ?? key;
// Questions 67 to 69 replace question 60 in other editions.
const questionCount = Object.keys(english).filter((key) =>
  /^qas_(?!67|68|69)\d+_question$/.test(key),
).length;

const search = () => screen.getByRole<HTMLInputElement>('searchbox');
const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const questions = () => textsOf('.faq :is(summary, h3)');
const status = () => document.querySelector('.faq__search [role=status]')?.textContent;
const isOpen = (key: string) => screen.getByText(text(key)).closest('details')?.open;

async function openFaq(hash = '') {
  const { user } = await openPage(FaqPage, {
    address: `/en/task-center/faq${hash}`,
    isGuest: true,
  });
  return {
    user,
    type: async (query: string) => {
      await user.clear(search());
      await user.type(search(), query);
    },
  };
}

/** Navigates to a URL fragment of the page, as a link does. */
function goTo(hash: string) {
  history.replaceState(null, '', hash);
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
}

it('publishes the displayed questions as structured data', async () => {
  await openFaq();
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
  const { mainEntity } = JSON.parse(data ?? '') as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
  expect(questions()).toHaveLength(questionCount);
  expect(mainEntity.map(({ name }) => name)).toEqual(questions());
  expect(mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(
    textsOf('.faq__answer p'),
  );
});

it('links the page to which an answer refers', async () => {
  await openFaq();
  const links = (id: string) =>
    [...document.querySelectorAll<HTMLAnchorElement>(`#${id} a`)].map(({ pathname }) => pathname);
  expect(links('question-16')).toContain('/en/help');
  expect(links('question-13')).toContain('/en/task-center/my-rewards');
  expect(links('question-31')).toHaveLength(1);
});

it('searches questions and answers, and expands a question if only its answer matches', async () => {
  const { user, type } = await openFaq();
  expect(status()).toBe(`${questionCount} questions`);

  await type('MONDAY  utc');
  expect(questions()).toEqual([text('qas_04_question')]);
  expect(isOpen('qas_04_question')).toBe(true);
  expect(status()).toBe('1 question');

  await type('rewards expire');
  expect(questions()).toEqual([text('qas_12_question')]);
  expect(isOpen('qas_12_question')).toBe(false);

  await user.keyboard('{Escape}');
  expect(questions()).toHaveLength(questionCount);
});

it('shows a message and a reset button when nothing is found', async () => {
  const { user, type } = await openFaq();
  await type('nothing has these words <b>');
  expect(questions()).toEqual([]);
  expect(status()).toBe(text('nothing_title'));

  await user.click(screen.getByRole('button', { name: text('nothing_action') }));
  expect(questions()).toHaveLength(questionCount);
  expect(document.activeElement).toBe(search());
  expect(search().value).toBe('');
});

it('expands the question in the URL fragment', async () => {
  await openFaq('#question-12');
  expect(isOpen('qas_12_question')).toBe(true);
  expect(isOpen('qas_31_question')).toBe(false);
});

it('shows and expands a question that a search had hidden', async () => {
  const { type } = await openFaq();
  await type('leaderboards ranked');
  expect(questions()).toEqual([text('qas_22_question')]);
  goTo('#question-31');
  expect(isOpen('qas_31_question')).toBe(true);
  expect(search().value).toBe('');
  expect(questions()).toHaveLength(questionCount);
});

it.each(['#question-99', '#%E0%A4%A', '#"]'])('ignores an unknown fragment: %s', async (hash) => {
  const { type } = await openFaq();
  await type('leaderboards ranked');
  expect(() => goTo(hash)).not.toThrow();
  // Unknown fragments show all questions, collapsed.
  expect(questions()).toHaveLength(questionCount);
  expect([...document.querySelectorAll('details')].filter(({ open }) => open)).toEqual([]);
});

it('answers the most asked questions without a press, and links the rules below the terms', async () => {
  await openFaq();
  const asked = ['07', '33', '60', '01'];
  expect(textsOf('.faq__open h3')).toEqual(asked.map((number) => text(`qas_${number}_question`)));
  expect(textsOf('.faq__open p')).toEqual(asked.map((number) => text(`qas_${number}_answer`)));
  expect(document.querySelector('.faq__open')?.closest('section')?.firstChild?.textContent).toBe(
    text('group_asked'),
  );
  const rules = [...document.querySelectorAll<HTMLAnchorElement>('.faq-terms a')];
  expect(rules.map((link) => `${link.pathname}${link.hash}`)).toEqual([
    '/en/legal/terms#account',
    '/en/legal/terms#rewards',
  ]);
});
