import { Worker } from 'node:worker_threads'
import type { CastleRecord } from './record.ts'
import type { ShardOrder } from './shard-worker.ts'
import { playShard, shardCount, type WorldRequest } from './world.ts'

type Progress = (done: number, all: number) => void

/** Gives one thread shard after shard until none is left. */
function serve(
  worker: Worker,
  next: () => ShardOrder | undefined,
  take: (shard: number, records: CastleRecord[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let order = next()
    const give = (): void => {
      if (order === undefined) resolve()
      else worker.postMessage(order)
    }
    worker.on('message', (records: CastleRecord[]) => {
      if (order !== undefined) take(order.shard, records)
      order = next()
      give()
    })
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`A worker ended with code ${code}`)))
    give()
  })
}

/**
 * A world's castles in the order of their ids. Shards are fixed and joined in their order, so that any number of
 * workers gives the same; one worker is this thread itself.
 */
export async function playShards(
  request: WorldRequest,
  workers: number,
  progress: Progress = () => {},
): Promise<CastleRecord[]> {
  const all = shardCount(request.castles)
  const played = new Map<number, CastleRecord[]>()
  const take = (shard: number, records: CastleRecord[]): void => {
    played.set(shard, records)
    progress(played.size, all)
  }
  progress(0, all)
  const threads = Math.min(workers, all)
  if (threads === 1) {
    for (let shard = 0; shard < all; shard += 1) take(shard, playShard({ ...request, shard }))
  } else {
    let shard = 0
    const next = (): ShardOrder | undefined => {
      if (shard >= all) return undefined
      shard += 1
      return { ...request, shard: shard - 1 }
    }
    const pool = Array.from(
      { length: threads },
      () => new Worker(new URL('./shard-worker.ts', import.meta.url)),
    )
    try {
      await Promise.all(pool.map((worker) => serve(worker, next, take)))
    } finally {
      await Promise.all(pool.map((worker) => worker.terminate()))
    }
  }
  return Array.from({ length: all }, (_, shard) => played.get(shard) ?? []).flat()
}
