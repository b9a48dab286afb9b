/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';
import type {
  Error,
  HeaderPlayerInfo,
  Id,
  NeighbourList,
  PlayerProfile,
  World
} from '../types.ts';
import { transport } from '../transport.ts';
import type { ErrorType } from '../transport.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];
const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};
export const getGetHeaderPlayerInfoUrl = () => {
  return `/public/header-player-info`
}
/**
 * @summary Get the player for the header of public pages
 */
export const getHeaderPlayerInfo = async ( options?: Parameters<typeof transport>[1]): Promise<HeaderPlayerInfo> => {
  return transport<HeaderPlayerInfo>(getGetHeaderPlayerInfoUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetHeaderPlayerInfoQueryKey = () => {
    return [
    `/public/header-player-info`
    ] as const;
    }
export const getGetHeaderPlayerInfoQueryOptions = <TData = Awaited<ReturnType<typeof getHeaderPlayerInfo>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHeaderPlayerInfo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetHeaderPlayerInfoQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHeaderPlayerInfo>>> = ({ signal }) => getHeaderPlayerInfo({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHeaderPlayerInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetHeaderPlayerInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getHeaderPlayerInfo>>>
export type GetHeaderPlayerInfoQueryError = ErrorType<Error>
export function useGetHeaderPlayerInfo<TData = Awaited<ReturnType<typeof getHeaderPlayerInfo>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHeaderPlayerInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHeaderPlayerInfo>>,
          TError,
          Awaited<ReturnType<typeof getHeaderPlayerInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHeaderPlayerInfo<TData = Awaited<ReturnType<typeof getHeaderPlayerInfo>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHeaderPlayerInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHeaderPlayerInfo>>,
          TError,
          Awaited<ReturnType<typeof getHeaderPlayerInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHeaderPlayerInfo<TData = Awaited<ReturnType<typeof getHeaderPlayerInfo>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHeaderPlayerInfo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the player for the header of public pages
 */
export function useGetHeaderPlayerInfo<TData = Awaited<ReturnType<typeof getHeaderPlayerInfo>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHeaderPlayerInfo>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetHeaderPlayerInfoQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getGetWorldUrl = () => {
  return `/public/world`
}
/**
 * @summary Get statistics of the world
 */
export const getWorld = async ( options?: Parameters<typeof transport>[1]): Promise<World> => {
  return transport<World>(getGetWorldUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetWorldQueryKey = () => {
    return [
    `/public/world`
    ] as const;
    }
export const getGetWorldQueryOptions = <TData = Awaited<ReturnType<typeof getWorld>>, TError = ErrorType<void | Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWorld>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetWorldQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWorld>>> = ({ signal }) => getWorld({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWorld>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetWorldQueryResult = NonNullable<Awaited<ReturnType<typeof getWorld>>>
export type GetWorldQueryError = ErrorType<void | Error>
export function useGetWorld<TData = Awaited<ReturnType<typeof getWorld>>, TError = ErrorType<void | Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWorld>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWorld>>,
          TError,
          Awaited<ReturnType<typeof getWorld>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWorld<TData = Awaited<ReturnType<typeof getWorld>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWorld>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWorld>>,
          TError,
          Awaited<ReturnType<typeof getWorld>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWorld<TData = Awaited<ReturnType<typeof getWorld>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWorld>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get statistics of the world
 */
export function useGetWorld<TData = Awaited<ReturnType<typeof getWorld>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWorld>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetWorldQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getListNeighboursUrl = () => {
  return `/player/neighbours`
}
/**
 * @summary List castles of a near level
 */
export const listNeighbours = async ( options?: Parameters<typeof transport>[1]): Promise<NeighbourList> => {
  return transport<NeighbourList>(getListNeighboursUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListNeighboursQueryKey = () => {
    return [
    `/player/neighbours`
    ] as const;
    }
export const getListNeighboursQueryOptions = <TData = Awaited<ReturnType<typeof listNeighbours>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNeighbours>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListNeighboursQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNeighbours>>> = ({ signal }) => listNeighbours({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNeighbours>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListNeighboursQueryResult = NonNullable<Awaited<ReturnType<typeof listNeighbours>>>
export type ListNeighboursQueryError = ErrorType<Error>
export function useListNeighbours<TData = Awaited<ReturnType<typeof listNeighbours>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNeighbours>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNeighbours>>,
          TError,
          Awaited<ReturnType<typeof listNeighbours>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNeighbours<TData = Awaited<ReturnType<typeof listNeighbours>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNeighbours>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNeighbours>>,
          TError,
          Awaited<ReturnType<typeof listNeighbours>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNeighbours<TData = Awaited<ReturnType<typeof listNeighbours>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNeighbours>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List castles of a near level
 */
export function useListNeighbours<TData = Awaited<ReturnType<typeof listNeighbours>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNeighbours>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListNeighboursQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getGetPlayerUrl = (playerId: Id,) => {
  return `/players/${playerId}`
}
/**
 * @summary Get a player's page
 */
export const getPlayer = async (playerId: Id, options?: Parameters<typeof transport>[1]): Promise<PlayerProfile> => {
  return transport<PlayerProfile>(getGetPlayerUrl(playerId),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetPlayerQueryKey = (playerId: Id,) => {
    return [
    `/players/${playerId}`
    ] as const;
    }
export const getGetPlayerQueryOptions = <TData = Awaited<ReturnType<typeof getPlayer>>, TError = ErrorType<Error>>(playerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetPlayerQueryKey(playerId);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlayer>>> = ({ signal }) => getPlayer(playerId, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: playerId !== null && playerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetPlayerQueryResult = NonNullable<Awaited<ReturnType<typeof getPlayer>>>
export type GetPlayerQueryError = ErrorType<Error>
export function useGetPlayer<TData = Awaited<ReturnType<typeof getPlayer>>, TError = ErrorType<Error>>(
 playerId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayer>>,
          TError,
          Awaited<ReturnType<typeof getPlayer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayer<TData = Awaited<ReturnType<typeof getPlayer>>, TError = ErrorType<Error>>(
 playerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayer>>,
          TError,
          Awaited<ReturnType<typeof getPlayer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayer<TData = Awaited<ReturnType<typeof getPlayer>>, TError = ErrorType<Error>>(
 playerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a player's page
 */
export function useGetPlayer<TData = Awaited<ReturnType<typeof getPlayer>>, TError = ErrorType<Error>>(
 playerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetPlayerQueryOptions(playerId,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
