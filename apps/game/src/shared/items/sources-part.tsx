import { Suspense } from 'react'
import type { SourcedItem } from '#catalogue/inventory/item-sources.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'

/** Loaded when an item is opened: it needs the catalogue of missions and gear. */
const WhereToGet = lazyPart<{ item: SourcedItem; level: number }>(
  async () => (await import('./where-to-get.tsx')).WhereToGet,
)

export function SourcesPart({ item, level }: { item: SourcedItem; level: number }) {
  return (
    <Suspense fallback={<Skeleton lines={3} height={24} />}>
      <WhereToGet item={item} level={level} />
    </Suspense>
  )
}
