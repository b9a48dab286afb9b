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
  FoundGuilds,
  FoundPlayers,
  GetOwnGuildPlaceParams,
  GetOwnPlaceParams,
  ListGuildsByNameParams,
  ListPlayersByNameParams,
  ListTopGuildsParams,
  ListTopPlayersParams,
  OwnGuildPlace,
  OwnPlace,
  TopGuildList,
  TopPlayerList
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
export const getListTopPlayersUrl = (params?: ListTopPlayersParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/top-lists/players?${stringifiedParams}` : `/top-lists/players`
}
/**
 * @summary List the best players
 */
export const listTopPlayers = async (params?: ListTopPlayersParams, options?: Parameters<typeof transport>[1]): Promise<TopPlayerList> => {
  return transport<TopPlayerList>(getListTopPlayersUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListTopPlayersQueryKey = (params?: ListTopPlayersParams,) => {
    return [
    `/top-lists/players`, ...(params ? [params] : [])
    ] as const;
    }
export const getListTopPlayersQueryOptions = <TData = Awaited<ReturnType<typeof listTopPlayers>>, TError = ErrorType<Error>>(params?: ListTopPlayersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopPlayers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListTopPlayersQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTopPlayers>>> = ({ signal }) => listTopPlayers(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTopPlayers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListTopPlayersQueryResult = NonNullable<Awaited<ReturnType<typeof listTopPlayers>>>
export type ListTopPlayersQueryError = ErrorType<Error>
export function useListTopPlayers<TData = Awaited<ReturnType<typeof listTopPlayers>>, TError = ErrorType<Error>>(
 params: undefined |  ListTopPlayersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopPlayers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTopPlayers>>,
          TError,
          Awaited<ReturnType<typeof listTopPlayers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopPlayers<TData = Awaited<ReturnType<typeof listTopPlayers>>, TError = ErrorType<Error>>(
 params?: ListTopPlayersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopPlayers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTopPlayers>>,
          TError,
          Awaited<ReturnType<typeof listTopPlayers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopPlayers<TData = Awaited<ReturnType<typeof listTopPlayers>>, TError = ErrorType<Error>>(
 params?: ListTopPlayersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopPlayers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the best players
 */
export function useListTopPlayers<TData = Awaited<ReturnType<typeof listTopPlayers>>, TError = ErrorType<Error>>(
 params?: ListTopPlayersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopPlayers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListTopPlayersQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getGetOwnPlaceUrl = (params?: GetOwnPlaceParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/top-lists/players/own-place?${stringifiedParams}` : `/top-lists/players/own-place`
}
/**
 * @summary Get the caller's place among the best players
 */
export const getOwnPlace = async (params?: GetOwnPlaceParams, options?: Parameters<typeof transport>[1]): Promise<OwnPlace> => {
  return transport<OwnPlace>(getGetOwnPlaceUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetOwnPlaceQueryKey = (params?: GetOwnPlaceParams,) => {
    return [
    `/top-lists/players/own-place`, ...(params ? [params] : [])
    ] as const;
    }
export const getGetOwnPlaceQueryOptions = <TData = Awaited<ReturnType<typeof getOwnPlace>>, TError = ErrorType<Error>>(params?: GetOwnPlaceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnPlace>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetOwnPlaceQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOwnPlace>>> = ({ signal }) => getOwnPlace(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOwnPlace>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetOwnPlaceQueryResult = NonNullable<Awaited<ReturnType<typeof getOwnPlace>>>
export type GetOwnPlaceQueryError = ErrorType<Error>
export function useGetOwnPlace<TData = Awaited<ReturnType<typeof getOwnPlace>>, TError = ErrorType<Error>>(
 params: undefined |  GetOwnPlaceParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnPlace>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnPlace>>,
          TError,
          Awaited<ReturnType<typeof getOwnPlace>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnPlace<TData = Awaited<ReturnType<typeof getOwnPlace>>, TError = ErrorType<Error>>(
 params?: GetOwnPlaceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnPlace>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnPlace>>,
          TError,
          Awaited<ReturnType<typeof getOwnPlace>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnPlace<TData = Awaited<ReturnType<typeof getOwnPlace>>, TError = ErrorType<Error>>(
 params?: GetOwnPlaceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnPlace>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the caller's place among the best players
 */
export function useGetOwnPlace<TData = Awaited<ReturnType<typeof getOwnPlace>>, TError = ErrorType<Error>>(
 params?: GetOwnPlaceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnPlace>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetOwnPlaceQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getListPlayersByNameUrl = (params: ListPlayersByNameParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/top-lists/players/search?${stringifiedParams}` : `/top-lists/players/search`
}
/**
 * @summary Find players by the beginning of their name
 */
export const listPlayersByName = async (params: ListPlayersByNameParams, options?: Parameters<typeof transport>[1]): Promise<FoundPlayers> => {
  return transport<FoundPlayers>(getListPlayersByNameUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListPlayersByNameQueryKey = (params?: ListPlayersByNameParams,) => {
    return [
    `/top-lists/players/search`, ...(params ? [params] : [])
    ] as const;
    }
export const getListPlayersByNameQueryOptions = <TData = Awaited<ReturnType<typeof listPlayersByName>>, TError = ErrorType<Error>>(params: ListPlayersByNameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayersByName>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListPlayersByNameQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlayersByName>>> = ({ signal }) => listPlayersByName(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPlayersByName>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListPlayersByNameQueryResult = NonNullable<Awaited<ReturnType<typeof listPlayersByName>>>
export type ListPlayersByNameQueryError = ErrorType<Error>
export function useListPlayersByName<TData = Awaited<ReturnType<typeof listPlayersByName>>, TError = ErrorType<Error>>(
 params: ListPlayersByNameParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayersByName>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayersByName>>,
          TError,
          Awaited<ReturnType<typeof listPlayersByName>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayersByName<TData = Awaited<ReturnType<typeof listPlayersByName>>, TError = ErrorType<Error>>(
 params: ListPlayersByNameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayersByName>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayersByName>>,
          TError,
          Awaited<ReturnType<typeof listPlayersByName>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayersByName<TData = Awaited<ReturnType<typeof listPlayersByName>>, TError = ErrorType<Error>>(
 params: ListPlayersByNameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayersByName>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find players by the beginning of their name
 */
export function useListPlayersByName<TData = Awaited<ReturnType<typeof listPlayersByName>>, TError = ErrorType<Error>>(
 params: ListPlayersByNameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayersByName>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListPlayersByNameQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getListTopGuildsUrl = (params?: ListTopGuildsParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/top-lists/guilds?${stringifiedParams}` : `/top-lists/guilds`
}
/**
 * @summary List the best guilds
 */
export const listTopGuilds = async (params?: ListTopGuildsParams, options?: Parameters<typeof transport>[1]): Promise<TopGuildList> => {
  return transport<TopGuildList>(getListTopGuildsUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListTopGuildsQueryKey = (params?: ListTopGuildsParams,) => {
    return [
    `/top-lists/guilds`, ...(params ? [params] : [])
    ] as const;
    }
export const getListTopGuildsQueryOptions = <TData = Awaited<ReturnType<typeof listTopGuilds>>, TError = ErrorType<Error>>(params?: ListTopGuildsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopGuilds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListTopGuildsQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTopGuilds>>> = ({ signal }) => listTopGuilds(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTopGuilds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListTopGuildsQueryResult = NonNullable<Awaited<ReturnType<typeof listTopGuilds>>>
export type ListTopGuildsQueryError = ErrorType<Error>
export function useListTopGuilds<TData = Awaited<ReturnType<typeof listTopGuilds>>, TError = ErrorType<Error>>(
 params: undefined |  ListTopGuildsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopGuilds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTopGuilds>>,
          TError,
          Awaited<ReturnType<typeof listTopGuilds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopGuilds<TData = Awaited<ReturnType<typeof listTopGuilds>>, TError = ErrorType<Error>>(
 params?: ListTopGuildsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopGuilds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTopGuilds>>,
          TError,
          Awaited<ReturnType<typeof listTopGuilds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopGuilds<TData = Awaited<ReturnType<typeof listTopGuilds>>, TError = ErrorType<Error>>(
 params?: ListTopGuildsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopGuilds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the best guilds
 */
export function useListTopGuilds<TData = Awaited<ReturnType<typeof listTopGuilds>>, TError = ErrorType<Error>>(
 params?: ListTopGuildsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopGuilds>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListTopGuildsQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getGetOwnGuildPlaceUrl = (params?: GetOwnGuildPlaceParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/top-lists/guilds/own-place?${stringifiedParams}` : `/top-lists/guilds/own-place`
}
/**
 * @summary Get the own guild's place among the best guilds
 */
export const getOwnGuildPlace = async (params?: GetOwnGuildPlaceParams, options?: Parameters<typeof transport>[1]): Promise<OwnGuildPlace> => {
  return transport<OwnGuildPlace>(getGetOwnGuildPlaceUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetOwnGuildPlaceQueryKey = (params?: GetOwnGuildPlaceParams,) => {
    return [
    `/top-lists/guilds/own-place`, ...(params ? [params] : [])
    ] as const;
    }
export const getGetOwnGuildPlaceQueryOptions = <TData = Awaited<ReturnType<typeof getOwnGuildPlace>>, TError = ErrorType<Error>>(params?: GetOwnGuildPlaceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnGuildPlace>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetOwnGuildPlaceQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOwnGuildPlace>>> = ({ signal }) => getOwnGuildPlace(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOwnGuildPlace>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetOwnGuildPlaceQueryResult = NonNullable<Awaited<ReturnType<typeof getOwnGuildPlace>>>
export type GetOwnGuildPlaceQueryError = ErrorType<Error>
export function useGetOwnGuildPlace<TData = Awaited<ReturnType<typeof getOwnGuildPlace>>, TError = ErrorType<Error>>(
 params: undefined |  GetOwnGuildPlaceParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnGuildPlace>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnGuildPlace>>,
          TError,
          Awaited<ReturnType<typeof getOwnGuildPlace>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnGuildPlace<TData = Awaited<ReturnType<typeof getOwnGuildPlace>>, TError = ErrorType<Error>>(
 params?: GetOwnGuildPlaceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnGuildPlace>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnGuildPlace>>,
          TError,
          Awaited<ReturnType<typeof getOwnGuildPlace>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnGuildPlace<TData = Awaited<ReturnType<typeof getOwnGuildPlace>>, TError = ErrorType<Error>>(
 params?: GetOwnGuildPlaceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnGuildPlace>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the own guild's place among the best guilds
 */
export function useGetOwnGuildPlace<TData = Awaited<ReturnType<typeof getOwnGuildPlace>>, TError = ErrorType<Error>>(
 params?: GetOwnGuildPlaceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnGuildPlace>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetOwnGuildPlaceQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getListGuildsByNameUrl = (params: ListGuildsByNameParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/top-lists/guilds/search?${stringifiedParams}` : `/top-lists/guilds/search`
}
/**
 * @summary Find guilds by the beginning of their name or by their tag
 */
export const listGuildsByName = async (params: ListGuildsByNameParams, options?: Parameters<typeof transport>[1]): Promise<FoundGuilds> => {
  return transport<FoundGuilds>(getListGuildsByNameUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListGuildsByNameQueryKey = (params?: ListGuildsByNameParams,) => {
    return [
    `/top-lists/guilds/search`, ...(params ? [params] : [])
    ] as const;
    }
export const getListGuildsByNameQueryOptions = <TData = Awaited<ReturnType<typeof listGuildsByName>>, TError = ErrorType<Error>>(params: ListGuildsByNameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildsByName>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListGuildsByNameQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGuildsByName>>> = ({ signal }) => listGuildsByName(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGuildsByName>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListGuildsByNameQueryResult = NonNullable<Awaited<ReturnType<typeof listGuildsByName>>>
export type ListGuildsByNameQueryError = ErrorType<Error>
export function useListGuildsByName<TData = Awaited<ReturnType<typeof listGuildsByName>>, TError = ErrorType<Error>>(
 params: ListGuildsByNameParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildsByName>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGuildsByName>>,
          TError,
          Awaited<ReturnType<typeof listGuildsByName>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGuildsByName<TData = Awaited<ReturnType<typeof listGuildsByName>>, TError = ErrorType<Error>>(
 params: ListGuildsByNameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildsByName>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGuildsByName>>,
          TError,
          Awaited<ReturnType<typeof listGuildsByName>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGuildsByName<TData = Awaited<ReturnType<typeof listGuildsByName>>, TError = ErrorType<Error>>(
 params: ListGuildsByNameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildsByName>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find guilds by the beginning of their name or by their tag
 */
export function useListGuildsByName<TData = Awaited<ReturnType<typeof listGuildsByName>>, TError = ErrorType<Error>>(
 params: ListGuildsByNameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildsByName>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListGuildsByNameQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
