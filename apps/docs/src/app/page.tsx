import { Button } from '@exchange/ui/button';
import { Image } from '@exchange/ui/image';
import type { ReactElement } from 'react';
import { readMarkdown } from '../markdown/readMarkdown.ts';
import { ArticleContent } from '../markdown/ArticleContent.tsx';
import { readSource } from '../content/repository.ts';
import { address } from '../site/site.ts';
import { galleryPictures } from './galleryPictures.ts';
import { packageCards, packageSizes } from './packageCards.ts';

const facts = [
  { value: '7', label: 'packages, each usable on its own' },
  { value: '9', label: 'regional editions from one build' },
  { value: '44', label: 'locales, right-to-left included' },
  { value: '5', label: 'packages without a runtime dependency' },
];

export default async function HomePage(): Promise<ReactElement> {
  return (
    <main id="main" className="home" tabIndex={-1}>
      <Hero sample={await sampleOf('examples/quote-socket/main.tsx')} />
      <Figures />
      <PackageCards />
      <ExplorerLinks />
      <Gallery />
      <Product />
    </main>
  );
}

/** The promise of the packages, beside the code of one of them. */
function Hero({ sample }: { sample: ReactElement }): ReactElement {
  return (
    <section className="hero">
      <div className="hero-text">
        <h1>The front end of an exchange, in seven packages</h1>
        <p>
          Regions, texts, API calls, app login, deep links, live quotes and components. Install the
          one you need. Each is typed, small, tested against real servers and browsers, and works
          without the others.
        </p>
        <p className="hero-actions">
          <Button variant="primary" size="large" href={address('/start/tour/')}>
            Take the five-minute tour
          </Button>
          <Button size="large" href={address('/explore/hosts/')}>
            Try it live
          </Button>
        </p>
      </div>
      <div className="hero-code prose">
        <p className="hero-file">main.tsx: live prices that survive reconnects</p>
        {sample}
      </div>
    </section>
  );
}

/** The facts in large type. */
function Figures(): ReactElement {
  return (
    <section className="home-facts" aria-label="Figures">
      <dl>
        {facts.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A card per package, with its size. */
function PackageCards(): ReactElement {
  const sizes = packageSizes();
  return (
    <section className="home-section">
      <h2>One package per problem</h2>
      <ul className="home-cards">
        {packageCards.map(({ name, problem, proof }) => (
          <li key={name}>
            <a href={address(`/packages/${name}/`)}>
              <span className="home-card-name">
                <strong>{name}</strong>
                <span>{sizes.get(name)}</span>
              </span>
              <span className="home-card-problem">{problem}</span>
              <span className="home-card-proof">{proof}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="home-note">
        Sizes: everything that the main entry exports, minified, with gzip, without dependencies. A
        test checks each budget.
      </p>
    </section>
  );
}

/** Links to the explorers, which run the packages in the browser. */
function ExplorerLinks(): ReactElement {
  return (
    <section className="home-section home-split">
      <div>
        <h2>See it before you install it</h2>
        <p>
          The explorers run the published packages in your browser. Paste a hostname, a link or an
          API response. Break a live connection and watch it recover.
        </p>
      </div>
      <ul className="home-links">
        <li>
          <a href={address('/explore/hosts/')}>Hosts: edition, endpoints, trust</a>
        </li>
        <li>
          <a href={address('/explore/links/')}>Links: web address to app screen</a>
        </li>
        <li>
          <a href={address('/explore/envelopes/')}>Envelopes: response to result or error</a>
        </li>
        <li>
          <a href={address('/explore/quotes/')}>Quotes: faults and recovery</a>
        </li>
        <li>
          <a href={address('/explore/bridge/')}>App bridge: calls beside a phone</a>
        </li>
        <li>
          <a href={address('/components/')}>Components: every demo, live</a>
        </li>
      </ul>
    </section>
  );
}

/** Pictures of components. */
function Gallery(): ReactElement {
  return (
    <section className="home-section">
      <h2>Components in two themes and both directions</h2>
      <ul className="home-pictures">
        {galleryPictures.map(({ name, alt, width, height }) => (
          <li key={name}>
            <Image src={address(`/images/${name}`)} alt={alt} width={width} height={height} />
          </li>
        ))}
      </ul>
      <p className="home-note">
        These are the pictures with which the tests of the kit compare each component.
      </p>
    </section>
  );
}

/** The task centre, which combines the packages. */
function Product(): ReactElement {
  return (
    <section className="home-section home-split">
      <div>
        <h2>Built into a whole product</h2>
        <p>
          The task centre combines all seven packages: static pages, nine editions, 44 locales, and
          a sandbox exchange that runs on your machine without an account.
        </p>
        <p className="hero-actions">
          <Button href={address('/task-center/')}>Read about the task centre</Button>
        </p>
      </div>
      <Image
        src={address('/images/task-center.png')}
        alt="The task centre on a desktop and on a phone"
        width={1223}
        height={600}
      />
    </section>
  );
}

async function sampleOf(path: string): Promise<ReactElement> {
  const code = readSource(path).trim();
  const { content } = await readMarkdown(`# Sample\n\n\`\`\`tsx\n${code}\n\`\`\``, (link) => link);
  return <ArticleContent content={content} />;
}
