import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refetchPublicData } from '#apps/game/src/live/public-data.ts'
import { getGetAppConfigQueryKey } from '#generated/hooks/appconfig.ts'

/** A page that shows the toast limit, and answers of the server in the order of the calls. */
function openPage() {
  const queries = new QueryClient()
  const calls: PromiseWithResolvers<{ toastLimit: number }>[] = []
  const page = new QueryObserver(queries, {
    queryKey: getGetAppConfigQueryKey(),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => {
      const call = Promise.withResolvers<{ toastLimit: number }>()
      calls.push(call)
      return call.promise
    },
  })
  const leave = page.subscribe(() => undefined)
  const answer = async (index: number, toastLimit: number) => {
    await expect.poll(() => calls.length).toBe(index + 1)
    calls[index]?.resolve({ toastLimit })
    await expect.poll(() => page.getCurrentResult().data?.toastLimit).toBe(toastLimit)
  }
  return { queries, answer, leave }
}

test('a change is asked for', async () => {
  const { queries, answer, leave } = openPage()
  await answer(0, 3)
  refetchPublicData(queries)
  await answer(1, 5)
  leave()
})

test('a change that comes during the first call is asked for after it: its answer may be older', async () => {
  const { queries, answer, leave } = openPage()
  refetchPublicData(queries)
  await answer(0, 3)
  await answer(1, 5)
  leave()
})
