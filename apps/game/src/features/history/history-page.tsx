import { useSearchParams } from 'react-router-dom'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { GoldIcon, StorageIcon } from '../../ui/pictures/icons.ts'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { type HistoryTab, itemFilterOf, moneyFilterOf, paramsOf, tabOf } from './filter-params.ts'
import { ItemsPart } from './items-part.tsx'
import { MoneyPart } from './money-part.tsx'

const tabs = [
  { id: 'money', label: 'Деньги', icon: <GoldIcon /> },
  { id: 'items', label: 'Вещи', icon: <StorageIcon /> },
] as const

/** The account book: the ledger and the item history. The address holds the tab and the filter. */
export function HistoryPage() {
  const [params, setParams] = useSearchParams()
  const tab = tabOf(params)
  const open = (next: HistoryTab) => setParams(paramsOf(next, {}), { replace: true })
  return (
    <PageFrame title="Счётная книга" aside={<p>Каждая монета и каждая вещь</p>} width="wide">
      <Tabs label="Листы книги" tabs={tabs} value={tab} onChange={open}>
        {tab === 'money' ? (
          <MoneyPart
            filter={moneyFilterOf(params)}
            onFilter={(filter) => setParams(paramsOf('money', filter), { replace: true })}
          />
        ) : (
          <ItemsPart
            filter={itemFilterOf(params)}
            onFilter={(filter) => setParams(paramsOf('items', filter), { replace: true })}
          />
        )}
      </Tabs>
    </PageFrame>
  )
}
