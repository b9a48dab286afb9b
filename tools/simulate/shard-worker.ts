/** One thread of play-shards.ts: plays the shards it receives, and sends back their records. */
import { parentPort } from 'node:worker_threads'
import { playShard, type WorldRequest } from './world.ts'

export type ShardOrder = WorldRequest & { shard: number }

parentPort?.on('message', (order: ShardOrder) => {
  parentPort?.postMessage(playShard(order))
})
