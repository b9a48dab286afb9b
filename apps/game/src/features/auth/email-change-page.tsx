import { useQuery } from '@tanstack/react-query'
import { confirmEmailChange } from '#generated/hooks/auth.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import { EmailChangeFailed, EmailChangeResult } from './email-change-result.tsx'
import { useFragmentToken } from './fragment-token.ts'
import { isLinkLost, LinkLost } from './link-lost.tsx'
import styles from './narrow.module.css'

/** The link in the letter to the new address: it confirms at once. */
export function EmailChangePage() {
  const token = useFragmentToken()
  // A query although it changes something: one link must cause one call, however often the page renders.
  const confirm = useQuery({
    queryKey: ['confirmEmailChange', token],
    queryFn: () => confirmEmailChange({ token: token ?? '' }),
    enabled: token !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <div className={styles.narrow}>
      {confirm.data ? (
        <EmailChangeResult result={confirm.data} />
      ) : isLinkLost(confirm.error) ? (
        <LinkLost onRetry={() => void confirm.refetch()} isRetrying={confirm.isFetching} />
      ) : !token || confirm.isError ? (
        <EmailChangeFailed error={confirm.error} />
      ) : (
        <Card kind="ruled" label="Новая почта">
          <Skeleton lines={3} />
        </Card>
      )}
    </div>
  )
}
