import { useState, type ReactElement } from 'react';
import { Button } from '../../src/controls/button.tsx';
import { CopyField } from '../../src/controls/copyField.tsx';
import { Field } from '../../src/controls/field.tsx';
import { NumberField } from '../../src/controls/numberField.tsx';
import { SearchField } from '../../src/controls/searchField.tsx';
import { Select } from '../../src/controls/select.tsx';
import type { Group } from '../group.tsx';
import type { Words } from '../words.ts';

export const field: Group = {
  id: 'field',
  title: 'Field, Select, SearchField, CopyField',
  Content,
};

function Content({ text }: { text: Words }): ReactElement {
  const [query, setQuery] = useState<string>(text.query);
  const copyProps = {
    value: 'https://brand.com/task-center/invite?code=AB12CD',
    copyLabel: text.copy,
    copiedLabel: text.copied,
    failedLabel: text.copyFailed,
  };
  return (
    <div className="gallery-cards">
      <Field label={text.email} hint={text.emailHint} type="email" autoComplete="email" dir="ltr" />
      <Field
        label={text.email}
        hint={text.emailHint}
        error={text.emailError}
        defaultValue="name@"
        dir="ltr"
      />
      <Field label={text.email} defaultValue="name@example.com" dir="ltr" disabled />
      <Field
        label={text.inviteLink}
        defaultValue="AB12CD"
        dir="ltr"
        end={<Button size="small">{text.copy}</Button>}
      />
      <NumberField
        label={text.volume}
        locale={text.dir === 'rtl' ? 'ar-EG' : 'en'}
        defaultValue="1234.50"
        end={[
          'USDT',
          <Button key="more" size="small">
            {text.more}
          </Button>,
        ]}
      />
      <Select label={text.tasks} hint={text.emailHint}>
        <option>{text.rewards}</option>
        <option>{text.campaigns}</option>
      </Select>
      <Select label={text.campaigns} error={text.failed}>
        <option>{text.campaigns}</option>
      </Select>
      <SearchField
        label={text.searchQuestions}
        showLabel
        clearLabel={text.clear}
        value={query}
        onValueChange={setQuery}
        result={query === '' ? '' : text.found}
      />
      <SearchField
        label={text.search}
        clearLabel={text.clear}
        placeholder={text.searchHint}
        value=""
        onValueChange={() => undefined}
      />
      <CopyField {...copyProps} label={text.inviteLink} write={() => Promise.resolve()} />
      <CopyField {...copyProps} label={text.invite} write={() => Promise.reject(new Error())} />
    </div>
  );
}
