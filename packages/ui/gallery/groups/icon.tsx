import type { ReactElement } from 'react';
import { Icon, iconNames } from '../../src/pictures/icon.tsx';
import { Illustration, illustrationNames } from '../../src/pictures/illustration.tsx';
import { Row, type Group } from '../group.tsx';

export const icon: Group = { id: 'icon', title: 'Icon, Illustration', Content };

function Content(): ReactElement {
  return (
    <>
      <Row>
        {iconNames.map((name) => (
          <Icon key={name} name={name} size={24} />
        ))}
      </Row>
      <Row>
        {illustrationNames.map((name) => (
          <Illustration key={name} name={name} />
        ))}
      </Row>
    </>
  );
}
