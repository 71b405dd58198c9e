import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactElement,
} from 'react';
import { useI18n } from '@exchange/i18n-loader/react';
import type { i18n as I18n } from 'i18next';
import { loadChunk } from '../../services/browser/index.ts';
import { usePage } from '../page/PageContext.ts';
import { useStartFailure } from '../services/ServicesContext.ts';

interface WindowProps {
  open: boolean;
  onClose: () => void;
}

/** The page's translations, to which a window can add its own while it loads. */
export interface WindowTexts {
  i18n: I18n;
  contentLocale: string;
}

/**
 * Creates a window (dialog) whose code loads when it is first opened. A closed window stays mounted
 * and keeps its input. If the code fails to load, shows a notice, and tries again when it is next opened.
 */
export function lazyWindow<Props extends WindowProps>(
  load: (texts: WindowTexts) => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyWindow(props: Props): ReactElement | null {
    const { open, onClose } = props;
    const { failure, setFailure } = useStartFailure();
    const { i18n } = useI18n('shell');
    const { regions, locale } = usePage();
    const [Loaded, setLoaded] = useState<ComponentType<Props>>();
    /** Error from the last attempt to load. The next attempt removes the notice about it. */
    const failed = useRef<unknown>(undefined);

    // Effect events, so that only opening the window starts to load it, not a change of other values that they use.
    const loadNow = useEffectEvent(() =>
      load({ i18n, contentLocale: regions.contentLocale(locale) }),
    );
    const removeNotice = useEffectEvent(() => {
      if (failed.current && failure === failed.current) setFailure(undefined);
    });
    const giveUp = useEffectEvent((error: unknown) => {
      failed.current = error;
      setFailure(error);
      onClose();
    });

    useEffect(() => {
      if (!open || Loaded) return undefined;
      let isHere = true;
      removeNotice();
      loadChunk(() => loadNow()).then(
        (component) => {
          if (isHere) setLoaded(() => component);
        },
        (error: unknown) => {
          if (isHere) giveUp(error);
        },
      );
      return () => {
        isHere = false;
      };
    }, [open, Loaded]);

    return Loaded ? <Loaded {...props} /> : null;
  };
}
