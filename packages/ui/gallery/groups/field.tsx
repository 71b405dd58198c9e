import { useState, type ReactElement } from 'react';
import { Button } from '../../src/controls/button.tsx';
import { CopyField } from '../../src/controls/copyField.tsx';
import { Field } from '../../src/controls/field.tsx';
import { NumberField } from '../../src/numberField/numberField.tsx';
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
  return (
    <div className="gallery-cards">
      <TextFields text={text} />
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
      <Selects text={text} />
      <SearchFields text={text} />
      <CopyFields text={text} />
    </div>
  );
}

/** A field with a hint, with an error, disabled, and with a button. */
function TextFields({ text }: { text: Words }): ReactElement {
  return (
    <>
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
    </>
  );
}

/** A select with a hint, and one with an error. */
function Selects({ text }: { text: Words }): ReactElement {
  return (
    <>
      <Select label={text.tasks} hint={text.emailHint}>
        <option>{text.rewards}</option>
        <option>{text.campaigns}</option>
      </Select>
      <Select label={text.campaigns} error={text.failed}>
        <option>{text.campaigns}</option>
      </Select>
    </>
  );
}

/** A search with a visible label and a result, and an empty one with a placeholder. */
function SearchFields({ text }: { text: Words }): ReactElement {
  const [query, setQuery] = useState<string>(text.searchText);
  return (
    <>
      <SearchField
        label={text.searchQuestions}
        showLabel
        clearLabel={text.clearField}
        value={query}
        onValueChange={setQuery}
        result={query === '' ? '' : text.foundQuestions}
      />
      <SearchField
        label={text.search}
        clearLabel={text.clearField}
        placeholder={text.searchHint}
        value=""
        onValueChange={() => undefined}
      />
    </>
  );
}

/** A field whose copy succeeds, and one whose copy fails. */
function CopyFields({ text }: { text: Words }): ReactElement {
  const copyProps = {
    value: 'https://brand.com/task-center/invite?code=AB12CD',
    copyLabel: text.copy,
    copiedLabel: text.copied,
    failedLabel: text.copyFailed,
  };
  return (
    <>
      <CopyField {...copyProps} label={text.inviteLink} write={() => Promise.resolve()} />
      <CopyField {...copyProps} label={text.invite} write={() => Promise.reject(new Error())} />
    </>
  );
}
