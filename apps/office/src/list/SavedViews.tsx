import { changeView, deleteView, type ExportList, listViews, type SavedView, saveView } from "@kautia/contract";
import { Button, Checkbox, Dialog, TextField } from "@kautia/design-system";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { MenuItem, Separator } from "react-aria-components";
import { queryOf, useChange } from "../api/queries.ts";
import { CallFormView } from "../form/CallFormView.tsx";
import { useCallForm } from "../form/use-call-form.ts";
import { Failed } from "../parts/Failed.tsx";
import { MenuButton } from "../parts/MenuButton.tsx";
import { usePersonId } from "../shell/person-id.ts";
import { useText } from "../text/use-text.ts";

interface SavedViewsProps {
  list: ExportList;
  query: Partial<Record<string, string>>;
  onQuery: (query: Partial<Record<string, string>>) => void;
}

/** The person's own views of a list and those that colleagues share; and a dialog to save, rename, share and delete. */
export function SavedViews({ list, query, onQuery }: SavedViewsProps) {
  const { t } = useText();
  const { data } = useQuery(queryOf(listViews, { params: { list } }));
  const [isOpen, setOpen] = useState(false);
  const views = data?.views ?? [];
  const own = usePersonId();
  return (
    <>
      <MenuButton label={t("office.views")}>
        {views.map((view) => (
          <MenuItem key={view.id} onAction={() => onQuery(view.query)}>
            {view.owner.id === own ? view.name : t("office.views.of", { view: view.name, name: view.owner.name })}
          </MenuItem>
        ))}
        <Separator />
        <MenuItem onAction={() => setOpen(true)}>{t("office.views.manage")}</MenuItem>
      </MenuButton>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t("office.views.manage")}
        closeText={t("common.close")}
      >
        {isOpen ? (
          <>
            <NewView list={list} query={query} onSaved={() => setOpen(false)} />
            {views
              .filter(({ owner }) => owner.id === own)
              .map((view) => (
                <OwnView key={view.id} view={view} />
              ))}
          </>
        ) : null}
      </Dialog>
    </>
  );
}

interface NewViewProps {
  list: ExportList;
  query: Partial<Record<string, string>>;
  onSaved: () => void;
}

function NewView({ list, query, onSaved }: NewViewProps) {
  const { t } = useText();
  const { open: _open, ...filters } = query;
  const kept = Object.fromEntries(
    Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  const form = useCallForm({
    call: saveView,
    initial: { name: "", shared: false },
    request: (body) => ({ params: { list }, body: { ...body, query: kept } }),
    onDone: onSaved,
  });
  const { value: checked, ...shared } = form.bind("shared");
  return (
    <CallFormView form={form} label={t("office.views.save")}>
      <TextField {...form.bind("name")} label={t("office.views.name")} help={t("office.views.help")} />
      <Checkbox {...shared} checked={checked} label={t("office.views.share")} />
    </CallFormView>
  );
}

function OwnView({ view: { id, name, shared: isShared } }: { view: SavedView }) {
  const { t } = useText();
  const remove = useChange(deleteView);
  const form = useCallForm({
    call: changeView,
    initial: { name, shared: isShared },
    request: (body) => ({ params: { id }, body }),
  });
  const { value: checked, ...shared } = form.bind("shared");
  return (
    <section className="own-view" aria-label={name}>
      <CallFormView
        form={form}
        label={t("office.views.change")}
        variant="secondary"
        beside={
          <Button variant="text" onClick={() => remove.mutate({ params: { id } })}>
            {t("office.views.delete")}
          </Button>
        }
      >
        <TextField {...form.bind("name")} label={t("office.views.name")} />
        <Checkbox {...shared} checked={checked} label={t("office.views.share")} />
      </CallFormView>
      <Failed error={remove.error} />
    </section>
  );
}
