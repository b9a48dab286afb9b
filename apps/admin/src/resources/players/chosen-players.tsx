import BlockIcon from '@mui/icons-material/Block'
import { useState } from 'react'
import { Button, useGetMany, useListContext } from 'react-admin'
import type { AdminPlayer } from '../../../../../generated/types.ts'
import { ChosenActions } from '../chosen-actions.tsx'
import type { ResourceName } from '../resources.ts'
import { BlockSeveral } from './block-several.tsx'

/** What can be done with the chosen players of the list. */
export function ChosenPlayers() {
  const { selectedIds, onUnselectItems } = useListContext<AdminPlayer>()
  const [isAsking, setIsAsking] = useState(false)
  const { data } = useGetMany<AdminPlayer>(
    'players' satisfies ResourceName,
    { ids: selectedIds },
    { enabled: isAsking },
  )
  return (
    <>
      <ChosenActions />
      <Button label="Заблокировать" onClick={() => setIsAsking(true)}>
        <BlockIcon />
      </Button>
      {isAsking && data ? (
        <BlockSeveral
          players={data.map(({ id, name }) => ({ playerId: id, name }))}
          onClose={() => setIsAsking(false)}
          onBlocked={onUnselectItems}
        />
      ) : null}
    </>
  )
}
