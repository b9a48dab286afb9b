import { getListGuidesQueryKey, listGuides, listGuidesForEditor } from '#generated/hooks/guides.ts'
import { usePages } from '../../api/use-pages.ts'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import { EditedGuidesCard } from './edited-guides-card.tsx'
import { GuidesView } from './guides-view.tsx'
import { useMayEditGuides } from './may-edit.ts'

/** Guides per page. */
const PAGE_ITEMS = 20

export function GuidesPage() {
  const now = useServerNow()
  const mayEdit = useMayEditGuides()
  const list = usePages({
    queryKey: [...getListGuidesQueryKey(), 'pages'],
    read: (page, request) => listGuides({ ...page, limit: PAGE_ITEMS }, request),
    staleTime: 0,
  })
  const edited = usePages({
    queryKey: ['editedGuides'],
    enabled: mayEdit,
    read: (page, request) => listGuidesForEditor({ ...page, limit: PAGE_ITEMS }, request),
    staleTime: 0,
  })
  return (
    <GuidesView list={list} now={now()} editors={mayEdit && <EditedGuidesCard list={edited} now={now()} />} />
  )
}
