import type { ReactElement } from 'react';
import { Icon } from '../../src/pictures/icon.tsx';
import { Menu, type MenuGroup } from '../../src/overlays/menu.tsx';
import { Tag } from '../../src/content/tag.tsx';
import { Row, type Group } from '../group.tsx';
import type { Words } from '../words.ts';

export const menu: Group = { id: 'menu', title: 'Menu', Content };

const languages = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['es-ES', 'Español'],
  ['fr', 'Français'],
  ['ar-SA', 'العربية'],
] as const;

function Content({ text }: { text: Words }): ReactElement {
  const account: MenuGroup[] = [
    {
      id: 'pages',
      items: [
        { id: 'rewards', label: text.myRewards, icon: <Icon name="gift" />, href: '#rewards' },
        { id: 'invite', label: text.invite, icon: <Icon name="users" />, href: '#invite' },
        {
          id: 'vip',
          label: text.vipOnly,
          hint: text.vipHint,
          icon: <Icon name="crown" />,
          disabled: true,
        },
      ],
    },
    { id: 'end', items: [{ id: 'out', label: text.logOut, icon: <Icon name="logOut" /> }] },
  ];
  const choices: MenuGroup[] = [
    {
      id: 'languages',
      label: text.chooseLanguage,
      items: languages.map(([lang, label]) => ({
        id: lang,
        label,
        lang,
        href: `#${lang}`,
        checked: lang === 'en',
      })),
    },
  ];
  return (
    <Row>
      <Menu
        label={text.account}
        trigger={<Icon name="user" />}
        groups={account}
        header={
          <>
            <p className="gallery-strong">anna@example.com</p>
            <Tag tone="positive" icon={<Icon name="checkCircle" size={14} />}>
              {text.verified}
            </Tag>
          </>
        }
      />
      <Menu
        label={text.language}
        trigger={
          <>
            <Icon name="globe" /> English
          </>
        }
        groups={choices}
      />
    </Row>
  );
}
