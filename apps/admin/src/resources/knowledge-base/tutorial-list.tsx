import { List, Pagination, TextInput } from 'react-admin'
import type { AdminTutorialText } from '#generated/types.ts'
import { Cards } from '../cards.tsx'
import { ChoosableDatagrid } from '../choosable-datagrid.tsx'
import { useExporter } from '../exporter.ts'
import { savedWords } from '../instants.ts'
import { ListActions } from '../list-actions.tsx'
import { OpenLink } from '../open-link.tsx'
import { recordFields } from '../record-fields.tsx'
import { useIsNarrow } from '../use-is-narrow.ts'
import { ChosenTexts } from './chosen-texts.tsx'
import { setTutorialStates } from './text-calls.ts'
import { STATE_NAMES } from './text-words.ts'

const { BooleanField, InstantField, FunctionField, TextField } = recordFields<'knowledge-base/tutorial'>()

const filters = [<TextInput key="q" source="q" label="Поиск по заголовку" alwaysOn resettable />]

function Table() {
  return (
    <ChoosableDatagrid rowClick="edit" bulkActionButtons={<ChosenTexts call={setTutorialStates} />}>
      <FunctionField source="title" render={({ title }) => <OpenLink page="edit">{title}</OpenLink>} />
      <FunctionField source="state" sortable={false} render={({ state }) => STATE_NAMES[state]} />
      <BooleanField source="isChanged" sortable={false} />
      <TextField source="byName" sortable={false} emptyText="—" />
      <InstantField source="savedAt" sortable={false} emptyText="—" />
    </ChoosableDatagrid>
  )
}

function QuestCards() {
  return (
    <Cards<AdminTutorialText>
      title={({ title }) => title}
      text={({ state }) => STATE_NAMES[state]}
      note={({ byName, savedAt }) => savedWords(byName, savedAt)}
      pathOf={({ id }) => `/knowledge-base/tutorial/${id}`}
      actions={<ChosenTexts call={setTutorialStates} />}
    />
  )
}

/** «Поручения»: the last revision of each text. */
export function TutorialTextList() {
  const isNarrow = useIsNarrow()
  return (
    <List
      title="Поручения"
      filters={filters}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      actions={<ListActions />}
      exporter={useExporter()}
      empty={false}
    >
      {isNarrow ? <QuestCards /> : <Table />}
    </List>
  )
}
