import { expect, it } from 'vitest';
import { faqData } from './faqData.ts';

const attack = 'At once </script><script>alert(1)</script>.';
const groups = [
  {
    id: 'questions-0',
    title: 'First',
    questions: [
      { id: 'question-01', question: 'Who?', answer: 'Everyone with an account.' },
      { id: 'question-03', question: 'When?', answer: attack },
    ],
  },
  {
    id: 'questions-1',
    title: 'Second',
    questions: [{ id: 'question-12', question: 'Where is my account?', answer: 'Here.' }],
  },
];

it('lists every question as JSON-LD, and escapes text that would close the script element', () => {
  const data = faqData(groups, 'en');
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'FAQPage',
    inLanguage: 'en',
    mainEntity: [
      { '@type': 'Question', name: 'Who?' },
      { acceptedAnswer: { text: attack } },
      { name: 'Where is my account?', acceptedAnswer: { '@type': 'Answer', text: 'Here.' } },
    ],
  });
});
