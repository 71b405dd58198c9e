import { useCallback, useState, type ReactElement, type ReactNode } from 'react';
import { Accordion } from '../src/accordion.tsx';
import { Banner } from '../src/banner.tsx';
import { Button } from '../src/button.tsx';
import { Card } from '../src/card.tsx';
import { Countdown } from '../src/countdown.tsx';
import { EmptyState } from '../src/emptyState.tsx';
import { Field } from '../src/field.tsx';
import { Header } from '../src/header.tsx';
import { HeaderSkeleton } from '../src/headerSkeleton.tsx';
import { Icon, iconNames } from '../src/icon.tsx';
import { Logo } from '../src/logo.tsx';
import { Modal } from '../src/modal.tsx';
import type { Navigation, NavigationItem } from '../src/navigation.ts';
import { Progress } from '../src/progress.tsx';
import { Select } from '../src/select.tsx';
import { Skeleton } from '../src/skeleton.tsx';
import { Tabs } from '../src/tabs.tsx';
import { Tag } from '../src/tag.tsx';
import { Toasts } from '../src/toasts.tsx';
import { words, type GalleryLanguage } from './words.ts';

const sizes = ['xx-small', 'x-small', 'small', 'middle', 'large', 'x-large'] as const;
const variants = [
  'default',
  'primary',
  'secondary',
  'secondaryBrand',
  'tradeLong',
  'tradeShort',
  'tradeSecondary',
  'marketing',
] as const;
const editions = ['default', 'eu', 'tr', 'kz', 'ge'] as const;

/** Pictures of the gallery are compared, so its time stands still. */
const standingClock = {
  now: () => 4_102_444_800_000 - 93_784_000,
  setTimeout: () => undefined,
  clearTimeout: () => undefined,
};

/** Every component in every state, in one language. */
export function Gallery({ language }: { language: GalleryLanguage }): ReactElement {
  const text = words[language];
  const [open, setOpen] = useState(false);
  const [toasts, setToasts] = useState<string[]>([]);
  const dismiss = useCallback(
    (id: string) => setToasts((shown) => shown.filter((words) => words !== id)),
    [],
  );
  const link = (name: string): NavigationItem => ({ name, href: '#', renderer: 'link' });
  const navigation: Navigation = {
    exchange: [link(text.exchange), link(text.web3)],
    left: [
      link(text.markets),
      link(text.trade),
      { name: text.more, renderer: 'more', items: [link(text.earn), link(text.rewards)] },
      link('WSOT'),
    ],
    right: [link(text.login), link(text.signUp)],
  };
  return (
    <>
      <HeaderSkeleton
        homeHref="#"
        labels={{ home: text.home, modes: text.modes, navigation: text.navigation }}
        navigation={navigation}
      />
      <main className="gallery">
        <h1 className="gallery-title">@exchange/ui</h1>
        <Section title="Header">
          <Header
            homeHref="#"
            labels={{
              home: text.product,
              modes: text.productModes,
              navigation: text.productNavigation,
              menu: text.menu,
              search: text.search,
            }}
            navigation={navigation}
            onSearch={() => setOpen(true)}
          >
            <Button size="small" variant="primary">
              {text.login}
            </Button>
          </Header>
        </Section>
        <Section title="Button: variants">
          {variants.map((variant) => (
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
        </Section>
        <Section title="Button: sizes">
          <Row title="">
            {sizes.map((size) => (
              <Button key={size} size={size} variant="primary">
                {text.claim}
              </Button>
            ))}
            <Button fullWidth size="large" variant="tradeLong">
              {text.claim}
            </Button>
          </Row>
        </Section>
        <Section title="Logo">
          {editions.map((edition) => (
            <Row key={edition} title={edition}>
              <Logo edition={edition} />
            </Row>
          ))}
        </Section>
        <Section title="Icon">
          <Row title="">
            {iconNames.map((name) => (
              <Icon key={name} name={name} size={24} />
            ))}
          </Row>
        </Section>
        <Section title="Card, Tag, Progress, Skeleton">
          <ul className="gallery-cards">
            <Card as="li">
              <Tag tone="brand" icon="gift">
                {text.fresh}
              </Tag>
              <p className="gallery-text">{text.task}</p>
              <Progress label={text.progress} value={0.4} />
            </Card>
            <Card as="li">
              <Tag tone="info" icon="clock">
                {text.active}
              </Tag>
              <p className="gallery-text">{text.task}</p>
              <Progress label={text.progress} />
            </Card>
            <Card as="li">
              <Tag tone="positive" icon="check">
                {text.done}
              </Tag>
              <p className="gallery-text">{text.task}</p>
              <Progress label={text.progress} value={1} tone="positive" />
            </Card>
            <Card as="li" ended>
              <Tag tone="brand" icon="lock">
                {text.ended}
              </Tag>
              <p className="gallery-text">{text.task}</p>
              <Progress label={text.progress} value={0.4} />
            </Card>
            <Card as="li">
              <Tag tone="negative" icon="alert">
                {text.failed}
              </Tag>
              <p className="gallery-text">{text.task}</p>
              <Tag>{text.ended}</Tag>
            </Card>
            <Card as="li" aria-busy="true" aria-label={text.loading}>
              <Skeleton shape="circle" />
              <Skeleton />
              <Skeleton width="three-quarters" />
              <Skeleton shape="block" />
            </Card>
          </ul>
        </Section>
        <Section title="Field">
          <div className="gallery-cards">
            <Field label={text.email} hint={text.emailHint} type="email" autoComplete="email" />
            <Field label={text.email} error={text.emailError} defaultValue="name@" />
            <Field label={text.email} defaultValue="name@example.com" disabled />
            <Select label={text.tasks} hint={text.emailHint}>
              <option>{text.rewards}</option>
              <option>{text.campaigns}</option>
            </Select>
          </div>
        </Section>
        <Section title="Tabs">
          <Tabs
            label={text.rewards}
            tabs={[text.tasks, text.rewards, text.campaigns].map((label) => ({
              id: label,
              label,
              content: <p>{label}</p>,
            }))}
          />
        </Section>
        <Section title="Accordion">
          <Accordion
            items={[text.tasks, text.rewards].map((title) => ({
              id: title,
              title,
              content: text.body,
            }))}
          />
        </Section>
        <Section title="Banner, EmptyState, Countdown">
          <div className="gallery-cards">
            {(['info', 'positive', 'negative', 'brand'] as const).map((tone) => (
              <Banner
                key={tone}
                tone={tone}
                closeLabel={text.close}
                onClose={() => undefined}
                actions={<Button size="small">{text.claim}</Button>}
              >
                {text.task}
              </Banner>
            ))}
          </div>
          <div className="gallery-cards">
            {(['wifiOff', 'lock', 'location', 'clock'] as const).map((icon) => (
              <Card key={icon}>
                <EmptyState icon={icon} title={text.failed} action={<Button>{text.close}</Button>}>
                  {text.body}
                </EmptyState>
              </Card>
            ))}
          </div>
          <Countdown
            end={4_102_444_800_000}
            clock={standingClock}
            placeholder={<Skeleton width="quarter" />}
          >
            {({ days, hours, minutes, seconds }) =>
              [days, hours, minutes, seconds].map((part) => `${part}`.padStart(2, '0')).join(' : ')
            }
          </Countdown>
        </Section>
        <Section title="Toasts">
          <Button onClick={() => setToasts([text.done, text.failed])}>{text.show}</Button>
          <Toasts
            label={text.news}
            closeLabel={text.close}
            toasts={toasts.map((words, index) => ({
              id: words,
              children: words,
              tone: index === 0 ? 'positive' : 'negative',
            }))}
            onDismiss={dismiss}
          />
        </Section>
        <Section title="Modal">
          <Button onClick={() => setOpen(true)}>{text.open}</Button>
          <Modal
            open={open}
            onClose={() => setOpen(false)}
            title={text.title}
            closeLabel={text.close}
            lightDismiss
            footer={
              <>
                <Button onClick={() => setOpen(false)}>{text.cancel}</Button>
                <Button variant="primary" onClick={() => setOpen(false)}>
                  {text.claim}
                </Button>
              </>
            }
          >
            <p>{text.body}</p>
          </Modal>
        </Section>
      </main>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <section className="gallery-section">
      <h2 className="gallery-heading">{title}</h2>
      {children}
    </section>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <div className="gallery-row">
      {title !== '' && <span className="gallery-name">{title}</span>}
      {children}
    </div>
  );
}
