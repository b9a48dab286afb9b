import Typography from '@mui/material/Typography'
import { type ReactElement, useState } from 'react'
import { Button, Confirm, useGetMany, useListContext, useNotify } from 'react-admin'
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

/** Publishes or withdraws the chosen texts of a list, after a question that names them. */
export function SetStates<Text extends Chosen>({ label, icon, about, call }: SetStatesProps<Text>) {
  const { resource, selectedIds, onUnselectItems } = useListContext<Text>()
  const notify = useNotify()
  const { isBusy, act } = useAct()
  const [isAsking, setIsAsking] = useState(false)
  const { data = [] } = useGetMany<Text>(resource, { ids: selectedIds }, { enabled: isAsking })
  const ask = () => {
    if (selectedIds.length > TEXTS_MAX)
      notify(`Не больше ${TEXTS_MAX} за раз: снимите лишние отметки`, { type: 'warning' })
    else setIsAsking(true)
  }
  const save = async () => {
    setIsAsking(false)
    if (await act(() => call(data), changedWords)) onUnselectItems()
  }
  return (
    <>
      <Button label={label} disabled={isBusy} onClick={ask}>
        {icon}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={data.length === 0}
        title={`${label}: ${selectedIds.length}`}
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
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
