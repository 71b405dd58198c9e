import { minimumAge } from '@exchange/site/exchange';
import { pathFrom, usePage, useServices, useTexts } from '@exchange/site/page';
import type { Invite } from '@exchange/task-center-api';
import { Button, Card, CopyField, Icon, QrCode } from '@exchange/ui';
import { useRef, type ReactElement } from 'react';
import { useSentences } from '../../rewards/useRewardText.ts';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { WhoCan } from '../../screen/WhoCan.tsx';
import { useShareLink } from '../../screen/useShareLink.ts';
import { PosterButton } from './PosterButton.tsx';

/**
 * The user's code and link, with copy and share buttons and a QR code. Where the browser has no share dialog, the share
 * button copies the link.
 */
export function ShareCard({ invite }: { invite: Invite }): ReactElement {
  const t = useTexts('invite');
  const sentences = useSentences();
  const page = usePage();
  const edition = useServices()?.edition ?? 'default';
  const shareLink = useShareLink();
  /** PosterButton draws the QR code of this figure. */
  const qrFigure = useRef<HTMLElement>(null);
  // Has the same origin and locale segment as this page, so that friends see the same site and language.
  const link = location.origin + pathFrom(page, invite.path);
  const copyLabels = {
    copyLabel: t('copy'),
    copiedLabel: t('copied'),
    failedLabel: t('copy_failed'),
  };
  return (
    <Card as="section" className="invite-share" aria-labelledby="share">
      {/* Links to `#share` move the focus here. */}
      <h2 id="share" tabIndex={-1}>
        {t('share_title')}
      </h2>
      <div className="invite-share__fields">
        <CopyField label={t('code_label')} value={invite.code} {...copyLabels} />
        <CopyField
          label={t('link_label')}
          value={link}
          shortValue={`${location.host}/…${invite.code}`}
          {...copyLabels}
        />
        <RiskNote>
          {sentences([t('share_rules', { age: minimumAge[edition] }), t('share_coupon')])}
        </RiskNote>
        <RiskNote of="prices" />
        <WhoCan isShort />
        <Button
          variant="primary"
          size="large"
          fullWidth
          icon={<Icon name="share" />}
          onClick={() => void shareLink(link)}
        >
          {t('share')}
        </Button>
      </div>
      <figure ref={qrFigure} className="invite-share__scan">
        <QrCode value={link} label={t('qr_label')} size={168} />
        <figcaption>{t('qr_text')}</figcaption>
        <PosterButton code={invite.code} qrFigure={qrFigure} />
      </figure>
    </Card>
  );
}
