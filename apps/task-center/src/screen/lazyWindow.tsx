import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { loadChunk } from '../runtime/loadChunk.ts';
import { MissingWindow } from './MissingWindow.tsx';

interface WindowProps {
  open: boolean;
  onClose: () => void;
}

/**
 * A window whose code is loaded when it is first opened. It stays after it was closed, with what was
 * typed. Where its code does not come, a window says so; opening it once more asks for the code anew.
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
