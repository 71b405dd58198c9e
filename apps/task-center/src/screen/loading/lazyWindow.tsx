import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { loadChunk } from '../../services/browser/loadChunk.ts';
import { MissingWindow } from '../failures/MissingWindow.tsx';

interface WindowProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Creates a window whose code loads when it is first opened. A closed window stays mounted and
 * keeps its input. If the code fails to load, a message is shown, and the next opening tries again.
 */
export function lazyWindow<Props extends WindowProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyWindow(props: Props): ReactElement | null {
    const { open, onClose } = props;
    const [Loaded, setLoaded] = useState<ComponentType<Props>>();
    const [isMissing, setIsMissing] = useState(false);

    useEffect(() => {
      if (!open || Loaded) return undefined;
      let isHere = true;
      loadChunk(load).then(
        (component) => isHere && setLoaded(() => component),
        () => isHere && setIsMissing(true),
      );
      return () => {
        isHere = false;
        setIsMissing(false);
      };
    }, [open, Loaded]);

    if (Loaded) return <Loaded {...props} />;
    return isMissing ? <MissingWindow onClose={onClose} /> : null;
  };
}
