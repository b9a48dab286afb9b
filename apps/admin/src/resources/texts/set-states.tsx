import Typography from '@mui/material/Typography'
import type { ReactElement } from 'react'
import { Button, Confirm, useGetMany, useListContext, useNotify } from 'react-admin'
import { useShowDialog } from '../../shown-dialog.tsx'
import { useAct } from '../use-act.ts'

/** A text of a list: what the dialog names, and the revision that the editor has read. */
export type Chosen = { readonly id: string | number; readonly title: string; readonly revision: number }

type SetStatesProps<Text extends Chosen> = {
  label: string
  icon: ReactElement
  /** What becomes of the chosen texts. */
  about: string
  /** Resolves to how many texts it has changed. */
  call: (texts: readonly Text[]) => Promise<number>
}

/** The contract's limit. */
const TEXTS_MAX = 40

function changedWords(count: number): string {
  return count === 0 ? 'Всё уже так и было' : `Изменено текстов: ${count}`
}

type SetStatesDialogProps<Text extends Chosen> = Omit<SetStatesProps<Text>, 'icon'> & {
  resource: string
  ids: readonly Text['id'][]
  onClose: () => void
  onDone: () => void
}

/** Names the chosen texts, also those of other pages of the list, and asks. */
function SetStatesDialog<Text extends Chosen>(props: SetStatesDialogProps<Text>) {
  const { label, about, call, resource, ids, onClose, onDone } = props
  const { data = [] } = useGetMany<Text>(resource, { ids: [...ids] })
  const { isBusy, act } = useAct()
  const save = async () => {
    if (await act(() => call(data), changedWords)) onDone()
    onClose()
  }
  return (
    <Confirm
      isOpen
      loading={isBusy || data.length === 0}
      title={`${label}: ${ids.length}`}
      content={
        <>
          <Typography>{about}</Typography>
          <ul>
            {data.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </>
      }
      confirm={label}
      onConfirm={() => void save()}
      onClose={onClose}
    />
  )
}

/** Publishes or withdraws the chosen texts of a list, after a question that names them. */
export function SetStates<Text extends Chosen>({ icon, ...asked }: SetStatesProps<Text>) {
  const { resource, selectedIds, onUnselectItems } = useListContext<Text>()
  const notify = useNotify()
  const show = useShowDialog()
  const ask = () => {
    if (selectedIds.length > TEXTS_MAX)
      return notify(`Не больше ${TEXTS_MAX} за раз: снимите лишние отметки`, { type: 'warning' })
    show((close) => (
      <SetStatesDialog
        {...asked}
        resource={resource}
        ids={selectedIds}
        onClose={close}
        onDone={onUnselectItems}
      />
    ))
  }
  return (
    <Button label={asked.label} onClick={ask}>
      {icon}
    </Button>
  )
}
