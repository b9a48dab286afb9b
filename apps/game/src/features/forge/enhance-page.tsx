import { useSearchParams } from 'react-router-dom'
import {
  useAddEnhancePoints,
  useRecycleGear,
  useRenameGear,
  useResetEnhancePoints,
} from '../../../../../generated/hooks/inventory/inventory.ts'
import { notify } from '../../app/notify.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { counted } from '../../ui/format/plural.ts'
import { EnhanceView } from './enhance-view.tsx'

const starForms = ['звезда', 'звезды', 'звёзд'] as const
const pointForms = ['очко', 'очка', 'очков'] as const

/** The junk dealer, live. */
export function EnhancePage() {
  const enhance = useGameData('enhance')
  const inventory = useGameData('inventory')
  const panel = useGameData('controlPanel')
  const recycle = useRecycleGear({
    mutation: {
      onSuccess: ({ points }) => notify('success', 'Разобрано', `+${counted(points, pointForms)} улучшения`),
    },
  })
  const add = useAddEnhancePoints({
    mutation: {
      onSuccess: ({ enhanceLevel }) =>
        notify('success', 'Очки вложены', `На вещи ${counted(enhanceLevel, starForms)}`),
    },
  })
  const reset = useResetEnhancePoints({
    mutation: {
      onSuccess: ({ enhancePoints }) =>
        notify('success', 'Звёзды погашены', `У вас ${counted(enhancePoints, pointForms)} улучшения`),
    },
  })
  const rename = useRenameGear({
    mutation: { onSuccess: ({ name }) => notify('success', `Теперь это «${name}»`) },
  })
  const [search, setSearch] = useSearchParams()
  const { baseInfo, purse } = panel.data ?? {}
  const reads = [enhance, inventory, panel]
  const deed = add.isPending ? 'add' : reset.isPending ? 'reset' : rename.isPending ? 'rename' : null
  return (
    <EnhanceView
      enhance={enhance.data}
      gear={inventory.data?.gear}
      customer={baseInfo && purse && { level: baseInfo.level, diamonds: purse.diamonds }}
      tab={search.get('tab') === 'stars' ? 'stars' : 'recycle'}
      onTab={(tab) => setSearch(tab === 'recycle' ? {} : { tab }, { replace: true })}
      isRecycling={recycle.isPending}
      onRecycle={(gearEntityIds) => recycle.mutate({ data: { gearEntityIds: [...gearEntityIds] } })}
      doing={deed}
      onAdd={(gearEntityId, points) => add.mutate({ data: { gearEntityId, points } })}
      onReset={(gearEntityId) => reset.mutate({ data: { gearEntityId } })}
      onRename={(gearEntityId, name) => rename.mutate({ data: { gearEntityId, name } })}
      error={reads.find(({ error }) => error)?.error ?? null}
      onRetry={() => {
        for (const read of reads) if (read.error) read.retry()
      }}
    />
  )
}
