import { List, Pagination, SelectInput, TextInput } from 'react-admin'
import type { AdminTipText } from '#generated/types.ts'
import { Cards } from '../cards.tsx'
import { ChoosableDatagrid } from '../choosable-datagrid.tsx'
import { useExporter } from '../exporter.ts'
import { savedWords } from '../instants.ts'
import { ListActions } from '../list-actions.tsx'
import { OpenLink } from '../open-link.tsx'
import { recordFields } from '../record-fields.tsx'
import { useIsNarrow } from '../use-is-narrow.ts'
import { ChosenTexts } from './chosen-texts.tsx'
import { setTipStates } from './text-calls.ts'
import { CATEGORY_NAMES, STATE_NAMES } from './text-words.ts'

const { BooleanField, InstantField, FunctionField, TextField } = recordFields<'knowledge-base/tip'>()

const filters = [
  <TextInput key="q" source="q" label="Поиск по заголовку" alwaysOn resettable />,
  <SelectInput
    key="category"
    source="category"
    choices={Object.entries(CATEGORY_NAMES).map(([id, name]) => ({ id, name }))}
    emptyText="Все разделы"
    alwaysOn
  />,
]

function Table() {
  return (
    <ChoosableDatagrid rowClick="edit" bulkActionButtons={<ChosenTexts call={setTipStates} />}>
      <FunctionField source="title" render={({ title }) => <OpenLink page="edit">{title}</OpenLink>} />
      <FunctionField source="category" sortable={false} render={({ category }) => CATEGORY_NAMES[category]} />
      <FunctionField source="state" sortable={false} render={({ state }) => STATE_NAMES[state]} />
      <BooleanField source="isChanged" sortable={false} />
      <TextField source="byName" sortable={false} emptyText="—" />
      <InstantField source="savedAt" sortable={false} emptyText="—" />
    </ChoosableDatagrid>
  )
}

function TipCards() {
  return (
    <Cards<AdminTipText>
      title={({ title }) => title}
      text={({ category, state }) => `${CATEGORY_NAMES[category]}. ${STATE_NAMES[state]}`}
      note={({ byName, savedAt }) => savedWords(byName, savedAt)}
      pathOf={({ id }) => `/knowledge-base/tip/${id}`}
      actions={<ChosenTexts call={setTipStates} />}
    />
  )
}

/** «Подсказки»: the last revision of each text. */
export function TipTextList() {
  const isNarrow = useIsNarrow()
  return (
    <List
      title="Подсказки"
      filters={filters}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      actions={<ListActions />}
      exporter={useExporter()}
      empty={false}
    >
      {isNarrow ? <TipCards /> : <Table />}
    </List>
  )
}
