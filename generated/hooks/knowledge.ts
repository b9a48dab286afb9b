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
  CrusadeKnowledgeList,
  Error,
  GearClass,
  GearClassKnowledge,
  GearClassKnowledgeList,
  KnowledgeBase,
  MissionKnowledgeList,
  TutorialKnowledge
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
export const getGetKnowledgeBaseUrl = () => {
  return `/public/knowledge-base`
}
/**
 * @summary Get the index of the knowledge base
 */
export const getKnowledgeBase = async ( options?: Parameters<typeof transport>[1]): Promise<KnowledgeBase> => {
  return transport<KnowledgeBase>(getGetKnowledgeBaseUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetKnowledgeBaseQueryKey = () => {
    return [
    `/public/knowledge-base`
    ] as const;
    }
export const getGetKnowledgeBaseQueryOptions = <TData = Awaited<ReturnType<typeof getKnowledgeBase>>, TError = ErrorType<void | Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKnowledgeBase>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetKnowledgeBaseQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getKnowledgeBase>>> = ({ signal }) => getKnowledgeBase({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getKnowledgeBase>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetKnowledgeBaseQueryResult = NonNullable<Awaited<ReturnType<typeof getKnowledgeBase>>>
export type GetKnowledgeBaseQueryError = ErrorType<void | Error>
export function useGetKnowledgeBase<TData = Awaited<ReturnType<typeof getKnowledgeBase>>, TError = ErrorType<void | Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKnowledgeBase>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getKnowledgeBase>>,
          TError,
          Awaited<ReturnType<typeof getKnowledgeBase>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetKnowledgeBase<TData = Awaited<ReturnType<typeof getKnowledgeBase>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKnowledgeBase>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getKnowledgeBase>>,
          TError,
          Awaited<ReturnType<typeof getKnowledgeBase>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetKnowledgeBase<TData = Awaited<ReturnType<typeof getKnowledgeBase>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKnowledgeBase>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the index of the knowledge base
 */
export function useGetKnowledgeBase<TData = Awaited<ReturnType<typeof getKnowledgeBase>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKnowledgeBase>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetKnowledgeBaseQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getListTutorialKnowledgeUrl = () => {
  return `/public/knowledge-base/tutorial`
}
/**
 * @summary List the tasks of the tutorial
 */
export const listTutorialKnowledge = async ( options?: Parameters<typeof transport>[1]): Promise<TutorialKnowledge> => {
  return transport<TutorialKnowledge>(getListTutorialKnowledgeUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListTutorialKnowledgeQueryKey = () => {
    return [
    `/public/knowledge-base/tutorial`
    ] as const;
    }
export const getListTutorialKnowledgeQueryOptions = <TData = Awaited<ReturnType<typeof listTutorialKnowledge>>, TError = ErrorType<void | Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTutorialKnowledge>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListTutorialKnowledgeQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTutorialKnowledge>>> = ({ signal }) => listTutorialKnowledge({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTutorialKnowledge>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListTutorialKnowledgeQueryResult = NonNullable<Awaited<ReturnType<typeof listTutorialKnowledge>>>
export type ListTutorialKnowledgeQueryError = ErrorType<void | Error>
export function useListTutorialKnowledge<TData = Awaited<ReturnType<typeof listTutorialKnowledge>>, TError = ErrorType<void | Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTutorialKnowledge>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTutorialKnowledge>>,
          TError,
          Awaited<ReturnType<typeof listTutorialKnowledge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTutorialKnowledge<TData = Awaited<ReturnType<typeof listTutorialKnowledge>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTutorialKnowledge>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTutorialKnowledge>>,
          TError,
          Awaited<ReturnType<typeof listTutorialKnowledge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTutorialKnowledge<TData = Awaited<ReturnType<typeof listTutorialKnowledge>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTutorialKnowledge>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the tasks of the tutorial
 */
export function useListTutorialKnowledge<TData = Awaited<ReturnType<typeof listTutorialKnowledge>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTutorialKnowledge>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListTutorialKnowledgeQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getListMissionKnowledgeUrl = () => {
  return `/public/knowledge-base/missions`
}
/**
 * @summary List the missions with their enemies
 */
export const listMissionKnowledge = async ( options?: Parameters<typeof transport>[1]): Promise<MissionKnowledgeList> => {
  return transport<MissionKnowledgeList>(getListMissionKnowledgeUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListMissionKnowledgeQueryKey = () => {
    return [
    `/public/knowledge-base/missions`
    ] as const;
    }
export const getListMissionKnowledgeQueryOptions = <TData = Awaited<ReturnType<typeof listMissionKnowledge>>, TError = ErrorType<void | Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissionKnowledge>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListMissionKnowledgeQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMissionKnowledge>>> = ({ signal }) => listMissionKnowledge({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMissionKnowledge>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListMissionKnowledgeQueryResult = NonNullable<Awaited<ReturnType<typeof listMissionKnowledge>>>
export type ListMissionKnowledgeQueryError = ErrorType<void | Error>
export function useListMissionKnowledge<TData = Awaited<ReturnType<typeof listMissionKnowledge>>, TError = ErrorType<void | Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissionKnowledge>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMissionKnowledge>>,
          TError,
          Awaited<ReturnType<typeof listMissionKnowledge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMissionKnowledge<TData = Awaited<ReturnType<typeof listMissionKnowledge>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissionKnowledge>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMissionKnowledge>>,
          TError,
          Awaited<ReturnType<typeof listMissionKnowledge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMissionKnowledge<TData = Awaited<ReturnType<typeof listMissionKnowledge>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissionKnowledge>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the missions with their enemies
 */
export function useListMissionKnowledge<TData = Awaited<ReturnType<typeof listMissionKnowledge>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissionKnowledge>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListMissionKnowledgeQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getListGearClassKnowledgeUrl = () => {
  return `/public/knowledge-base/gear`
}
/**
 * @summary List the classes of gear
 */
export const listGearClassKnowledge = async ( options?: Parameters<typeof transport>[1]): Promise<GearClassKnowledgeList> => {
  return transport<GearClassKnowledgeList>(getListGearClassKnowledgeUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListGearClassKnowledgeQueryKey = () => {
    return [
    `/public/knowledge-base/gear`
    ] as const;
    }
export const getListGearClassKnowledgeQueryOptions = <TData = Awaited<ReturnType<typeof listGearClassKnowledge>>, TError = ErrorType<void | Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGearClassKnowledge>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListGearClassKnowledgeQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGearClassKnowledge>>> = ({ signal }) => listGearClassKnowledge({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGearClassKnowledge>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListGearClassKnowledgeQueryResult = NonNullable<Awaited<ReturnType<typeof listGearClassKnowledge>>>
export type ListGearClassKnowledgeQueryError = ErrorType<void | Error>
export function useListGearClassKnowledge<TData = Awaited<ReturnType<typeof listGearClassKnowledge>>, TError = ErrorType<void | Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGearClassKnowledge>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGearClassKnowledge>>,
          TError,
          Awaited<ReturnType<typeof listGearClassKnowledge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGearClassKnowledge<TData = Awaited<ReturnType<typeof listGearClassKnowledge>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGearClassKnowledge>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGearClassKnowledge>>,
          TError,
          Awaited<ReturnType<typeof listGearClassKnowledge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGearClassKnowledge<TData = Awaited<ReturnType<typeof listGearClassKnowledge>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGearClassKnowledge>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the classes of gear
 */
export function useListGearClassKnowledge<TData = Awaited<ReturnType<typeof listGearClassKnowledge>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGearClassKnowledge>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListGearClassKnowledgeQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getGetGearClassKnowledgeUrl = (gearClass: GearClass,) => {
  return `/public/knowledge-base/gear/${gearClass}`
}
/**
 * @summary Get a class of gear
 */
export const getGearClassKnowledge = async (gearClass: GearClass, options?: Parameters<typeof transport>[1]): Promise<GearClassKnowledge> => {
  return transport<GearClassKnowledge>(getGetGearClassKnowledgeUrl(gearClass),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetGearClassKnowledgeQueryKey = (gearClass: GearClass,) => {
    return [
    `/public/knowledge-base/gear/${gearClass}`
    ] as const;
    }
export const getGetGearClassKnowledgeQueryOptions = <TData = Awaited<ReturnType<typeof getGearClassKnowledge>>, TError = ErrorType<void | Error>>(gearClass: GearClass, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGearClassKnowledge>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetGearClassKnowledgeQueryKey(gearClass);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGearClassKnowledge>>> = ({ signal }) => getGearClassKnowledge(gearClass, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: gearClass !== null && gearClass !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGearClassKnowledge>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetGearClassKnowledgeQueryResult = NonNullable<Awaited<ReturnType<typeof getGearClassKnowledge>>>
export type GetGearClassKnowledgeQueryError = ErrorType<void | Error>
export function useGetGearClassKnowledge<TData = Awaited<ReturnType<typeof getGearClassKnowledge>>, TError = ErrorType<void | Error>>(
 gearClass: GearClass, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGearClassKnowledge>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGearClassKnowledge>>,
          TError,
          Awaited<ReturnType<typeof getGearClassKnowledge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGearClassKnowledge<TData = Awaited<ReturnType<typeof getGearClassKnowledge>>, TError = ErrorType<void | Error>>(
 gearClass: GearClass, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGearClassKnowledge>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGearClassKnowledge>>,
          TError,
          Awaited<ReturnType<typeof getGearClassKnowledge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGearClassKnowledge<TData = Awaited<ReturnType<typeof getGearClassKnowledge>>, TError = ErrorType<void | Error>>(
 gearClass: GearClass, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGearClassKnowledge>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a class of gear
 */
export function useGetGearClassKnowledge<TData = Awaited<ReturnType<typeof getGearClassKnowledge>>, TError = ErrorType<void | Error>>(
 gearClass: GearClass, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGearClassKnowledge>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetGearClassKnowledgeQueryOptions(gearClass,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getListCrusadeKnowledgeUrl = () => {
  return `/public/knowledge-base/crusades`
}
/**
 * @summary List the bosses of crusades
 */
export const listCrusadeKnowledge = async ( options?: Parameters<typeof transport>[1]): Promise<CrusadeKnowledgeList> => {
  return transport<CrusadeKnowledgeList>(getListCrusadeKnowledgeUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListCrusadeKnowledgeQueryKey = () => {
    return [
    `/public/knowledge-base/crusades`
    ] as const;
    }
export const getListCrusadeKnowledgeQueryOptions = <TData = Awaited<ReturnType<typeof listCrusadeKnowledge>>, TError = ErrorType<void | Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCrusadeKnowledge>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListCrusadeKnowledgeQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCrusadeKnowledge>>> = ({ signal }) => listCrusadeKnowledge({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCrusadeKnowledge>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListCrusadeKnowledgeQueryResult = NonNullable<Awaited<ReturnType<typeof listCrusadeKnowledge>>>
export type ListCrusadeKnowledgeQueryError = ErrorType<void | Error>
export function useListCrusadeKnowledge<TData = Awaited<ReturnType<typeof listCrusadeKnowledge>>, TError = ErrorType<void | Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCrusadeKnowledge>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCrusadeKnowledge>>,
          TError,
          Awaited<ReturnType<typeof listCrusadeKnowledge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCrusadeKnowledge<TData = Awaited<ReturnType<typeof listCrusadeKnowledge>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCrusadeKnowledge>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCrusadeKnowledge>>,
          TError,
          Awaited<ReturnType<typeof listCrusadeKnowledge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCrusadeKnowledge<TData = Awaited<ReturnType<typeof listCrusadeKnowledge>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCrusadeKnowledge>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the bosses of crusades
 */
export function useListCrusadeKnowledge<TData = Awaited<ReturnType<typeof listCrusadeKnowledge>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCrusadeKnowledge>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCrusadeKnowledgeQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
