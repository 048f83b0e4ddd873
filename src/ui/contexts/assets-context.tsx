import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Assets } from '../../content/model/pages/page-data';

const AssetsContext = createContext<Assets>({ images: {}, texts: {} });

/** Provides pictures and rich texts by name, in addition to those of the contexts around it. */
export function AssetsProvider({ assets, children }: { assets: Assets; children: ReactNode }) {
  const outer = useContext(AssetsContext);
  const merged = useMemo(
    () => ({
      images: { ...outer.images, ...assets.images },
      texts: { ...outer.texts, ...assets.texts },
    }),
    [outer, assets],
  );
  return <AssetsContext value={merged}>{children}</AssetsContext>;
}

/** The pictures and rich texts that can be shown here, by name. */
export const useAssets = () => useContext(AssetsContext);
