import BlockIcon from '@mui/icons-material/Block'
import { Button, useGetMany, useListContext } from 'react-admin'
import type { AdminPlayer } from '#generated/types.ts'
import { useShowDialog } from '../../shown-dialog.tsx'
import { ChosenActions } from '../chosen-actions.tsx'
import type { ResourceName } from '../resource-name.ts'
import { BlockSeveral } from './block-several.tsx'

type BlockChosenProps = { ids: readonly number[]; onClose: () => void; onBlocked: () => void }

/** The dialog needs the names of the chosen players, also of other pages of the list. */
function BlockChosen({ ids, onClose, onBlocked }: BlockChosenProps) {
  const { data } = useGetMany<AdminPlayer>('players' satisfies ResourceName, { ids: [...ids] })
  if (!data) return null
  const players = data.map(({ id, name }) => ({ playerId: id, name }))
  return <BlockSeveral players={players} onClose={onClose} onBlocked={onBlocked} />
}

/** What can be done with the chosen players of the list. */
export function ChosenPlayers() {
  const { selectedIds, onUnselectItems } = useListContext<AdminPlayer>()
  const show = useShowDialog()
  const ask = () =>
    show((close) => <BlockChosen ids={selectedIds} onClose={close} onBlocked={onUnselectItems} />)
  return (
    <>
      <ChosenActions />
      <Button label="Заблокировать" onClick={ask}>
        <BlockIcon />
      </Button>
    </>
  )
}
