import type { ReactElement } from 'react';
import { Button } from '../../src/controls/button.tsx';
import { Header } from '../../src/frame/header.tsx';
import { Logo } from '../../src/pictures/logo.tsx';
import { Row, type Group } from '../group.tsx';
import { navigationOf } from '../navigation.ts';
import type { Words } from '../words.ts';

const editions = ['default', 'eu', 'tr', 'kz', 'ge'] as const;

export const header: Group = { id: 'header', title: 'Header, Logo', Content };

function Content({ text }: { text: Words }): ReactElement {
  return (
    <>
      <Header
        brand={<Logo />}
        homeHref="#"
        labels={{
          home: text.product,
          navigation: text.productNavigation,
          menu: text.menu,
          search: text.search,
        }}
        sections={navigationOf(text).left}
        actions={
          <Button size="small" variant="primary">
            {text.login}
          </Button>
        }
        menuEnd={<Button fullWidth>{text.signUp}</Button>}
        onSearch={() => undefined}
      />
      <Row>
        {editions.map((edition) => (
          <Logo key={edition} edition={edition} />
        ))}
      </Row>
    </>
  );
}
