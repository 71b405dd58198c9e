import type { ReactElement } from 'react';
import { Button } from '../../src/controls/button.tsx';
import { Icon } from '../../src/pictures/icon.tsx';
import { buttonSizes, buttonVariants } from '../buttonLooks.ts';
import { Row, type Group } from '../group.tsx';
import type { Words } from '../words.ts';

export const button: Group = { id: 'button', title: 'Button', Content };

function Content({ text }: { text: Words }): ReactElement {
  return (
    <>
      {buttonVariants.map((variant) => (
        <Row key={variant} title={variant}>
          <Button variant={variant}>{text.claim}</Button>
          <Button variant={variant} icon={<Icon name="gift" />}>
            {text.claim}
          </Button>
          <Button variant={variant} loading loadingLabel={text.claiming}>
            {text.claim}
          </Button>
          <Button variant={variant} disabled>
            {text.claim}
          </Button>
          <Button variant={variant} href="#">
            {text.claim}
          </Button>
        </Row>
      ))}
      <Row>
        {buttonSizes.map((size) => (
          <Button key={size} size={size} variant="primary">
            {text.claim}
          </Button>
        ))}
        <Button fullWidth size="large" variant="tradeLong">
          {text.claim}
        </Button>
      </Row>
    </>
  );
}
