import type { ReactElement } from 'react';
import { Checkbox } from '../../src/controls/checkbox.tsx';
import { Combobox } from '../../src/combobox/combobox.tsx';
import { CustomSelect } from '../../src/combobox/customSelect.tsx';
import { Icon } from '../../src/pictures/icon.tsx';
import { NumberField } from '../../src/numberField/numberField.tsx';
import { RadioGroup } from '../../src/controls/radioGroup.tsx';
import { SegmentedControl } from '../../src/controls/segmentedControl.tsx';
import { Slider } from '../../src/controls/slider.tsx';
import { Switch } from '../../src/controls/switch.tsx';
import { Textarea } from '../../src/controls/textarea.tsx';
import type { Group } from '../group.tsx';
import type { Words } from '../words.ts';

export const control: Group = {
  id: 'control',
  title: 'Checkbox, Switch, Slider, Combobox, CustomSelect',
  Content,
};

function Content({ text }: { text: Words }): ReactElement {
  const options = [
    { value: 'tasks', label: text.tasks },
    { value: 'rewards', label: text.rewards },
    { value: 'campaigns', label: text.campaigns, disabled: true },
  ];
  const texts = { empty: text.notFoundTitle, loading: text.loading };
  return (
    <>
      <Checkbox label={text.firstTrade} hint={text.vipHint} defaultChecked />
      <Checkbox label={text.verify} error={text.verifyText} indeterminate />
      <Switch label={text.news} defaultChecked />
      <Switch label={text.invite} />
      <RadioGroup label={text.products} options={options} defaultValue="tasks" />
      <SegmentedControl label={text.chooseLanguage} options={options} defaultValue="rewards" />
      <Slider label={text.progress} defaultValue={25} formatValue={(value) => `${value}%`} />
      <NumberField
        label={text.volume}
        locale={text.dir === 'rtl' ? 'ar-EG' : 'en'}
        defaultValue="1234.50"
        step="0.1"
        stepLabels={{ decrease: text.cancel, increase: text.more }}
      />
      <Combobox label={text.language} options={options} texts={texts} defaultValue="tasks" />
      <Combobox
        label={text.product}
        options={options}
        texts={texts}
        multiple
        defaultValue={['rewards']}
      />
      <CustomSelect
        label={text.chooseLanguage}
        options={options.map((option) => ({ ...option, icon: <Icon name="coins" /> }))}
        defaultValue="rewards"
      />
      <CustomSelect
        label={text.product}
        options={options}
        placeholder={text.chooseLanguage}
        error={text.verifyText}
      />
      <Textarea label={text.about} hint={text.searchHint} />
    </>
  );
}
