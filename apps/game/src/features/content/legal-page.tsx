import { useGetLegalText } from '#generated/hooks/legal.ts'
import type { LegalPage as LegalKey } from '#generated/types.ts'
import { LegalView } from './legal-view.tsx'

/** A legal text in force. */
function LegalPage({ page }: { page: LegalKey }) {
  const { data, error, refetch } = useGetLegalText(page)
  return <LegalView text={data} error={error} onRetry={() => void refetch()} />
}

export function TermsPage() {
  return <LegalPage page="terms" />
}

export function PrivacyPage() {
  return <LegalPage page="privacy" />
}

export function RefundPage() {
  return <LegalPage page="refund" />
}
