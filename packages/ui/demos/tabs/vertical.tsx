import { Field, Tabs } from '@exchange/ui';

/** Arrow keys move the focus, and Enter or Space opens a tab. Both tabs keep what was typed. */
export function VerticalTabs() {
  return (
    <Tabs
      label="Settings"
      orientation="vertical"
      activation="manual"
      keepMounted
      tabs={[
        { id: 'name', label: 'Name', content: <Field label="Display name" /> },
        { id: 'email', label: 'Email', content: <Field label="Email address" type="email" /> },
      ]}
    />
  );
}
