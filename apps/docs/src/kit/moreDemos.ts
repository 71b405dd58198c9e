'use client';

import type { ComponentType } from 'react';
import { demo } from './demo.ts';

/** Further demos of a component, by component and title. The title follows from the name of the file. */
export const moreDemos: Readonly<Record<string, Readonly<Record<string, ComponentType>>>> = {
  Button: {
    'Icon only': demo(() => import('@exchange/ui/demos/button/iconOnly.tsx')),
    Links: demo(() => import('@exchange/ui/demos/button/links.tsx')),
    'Server action': demo(() => import('@exchange/ui/demos/button/serverAction.tsx')),
    States: demo(() => import('@exchange/ui/demos/button/states.tsx')),
  },
  Combobox: {
    Async: demo(() => import('@exchange/ui/demos/combobox/async.tsx')),
    'Long list': demo(() => import('@exchange/ui/demos/combobox/longList.tsx')),
    Multiple: demo(() => import('@exchange/ui/demos/combobox/multiple.tsx')),
  },
  Field: {
    Controlled: demo(() => import('@exchange/ui/demos/field/controlled.tsx')),
    'React hook form': demo(() => import('@exchange/ui/demos/field/reactHookForm.tsx')),
    'Server action': demo(() => import('@exchange/ui/demos/field/serverAction.tsx')),
    Slots: demo(() => import('@exchange/ui/demos/field/slots.tsx')),
    States: demo(() => import('@exchange/ui/demos/field/states.tsx')),
  },
  Form: {
    'Action state': demo(() => import('@exchange/ui/demos/form/actionState.tsx')),
    Controls: demo(() => import('@exchange/ui/demos/form/controls.tsx')),
    'React hook form': demo(() => import('@exchange/ui/demos/form/reactHookForm.tsx')),
    Schema: demo(() => import('@exchange/ui/demos/form/schema.tsx')),
  },
  Menu: {
    Async: demo(() => import('@exchange/ui/demos/menu/async.tsx')),
    Choices: demo(() => import('@exchange/ui/demos/menu/choices.tsx')),
    Controlled: demo(() => import('@exchange/ui/demos/menu/controlled.tsx')),
    'Long list': demo(() => import('@exchange/ui/demos/menu/longList.tsx')),
  },
  Modal: {
    'Final focus': demo(() => import('@exchange/ui/demos/modal/finalFocus.tsx')),
    Form: demo(() => import('@exchange/ui/demos/modal/form.tsx')),
    'Long content': demo(() => import('@exchange/ui/demos/modal/longContent.tsx')),
    Nested: demo(() => import('@exchange/ui/demos/modal/nested.tsx')),
    'Unsaved text': demo(() => import('@exchange/ui/demos/modal/unsavedText.tsx')),
  },
  NumberField: {
    Controlled: demo(() => import('@exchange/ui/demos/numberField/controlled.tsx')),
    Languages: demo(() => import('@exchange/ui/demos/numberField/languages.tsx')),
    'React hook form': demo(() => import('@exchange/ui/demos/numberField/reactHookForm.tsx')),
    Slots: demo(() => import('@exchange/ui/demos/numberField/slots.tsx')),
    States: demo(() => import('@exchange/ui/demos/numberField/states.tsx')),
  },
  Select: {
    Controlled: demo(() => import('@exchange/ui/demos/select/controlled.tsx')),
    'Long list': demo(() => import('@exchange/ui/demos/select/longList.tsx')),
    'React hook form': demo(() => import('@exchange/ui/demos/select/reactHookForm.tsx')),
    'Server action': demo(() => import('@exchange/ui/demos/select/serverAction.tsx')),
    States: demo(() => import('@exchange/ui/demos/select/states.tsx')),
  },
  Table: {
    'Long list': demo(() => import('@exchange/ui/demos/table/longList.tsx')),
    'Server sort': demo(() => import('@exchange/ui/demos/table/serverSort.tsx')),
    States: demo(() => import('@exchange/ui/demos/table/states.tsx')),
  },
  Tabs: {
    Async: demo(() => import('@exchange/ui/demos/tabs/async.tsx')),
    Controlled: demo(() => import('@exchange/ui/demos/tabs/controlled.tsx')),
    'Keep mounted': demo(() => import('@exchange/ui/demos/tabs/keepMounted.tsx')),
    'Long list': demo(() => import('@exchange/ui/demos/tabs/longList.tsx')),
    Vertical: demo(() => import('@exchange/ui/demos/tabs/vertical.tsx')),
  },
  Toasts: {
    Controlled: demo(() => import('@exchange/ui/demos/toasts/controlled.tsx')),
    Tones: demo(() => import('@exchange/ui/demos/toasts/tones.tsx')),
  },
};
