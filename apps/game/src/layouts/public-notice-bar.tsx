import { useAskedAppConfig } from '../shell/use-app-config.ts'
import { NoticeBarView } from './notice-bar.tsx'

/** The bar of pages without a live connection: they ask for changes. The server renders it on public pages. */
export function PublicNoticeBar() {
  const config = useAskedAppConfig()
  return config ? <NoticeBarView {...config} /> : null
}
