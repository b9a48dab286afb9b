import { MarketView } from './market-view.tsx'

/** The way to the lists; nothing here has to be asked for. */
export function MarketPage() {
  return <MarketView />
}
