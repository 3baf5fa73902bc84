import { thumbnailFile } from "./picture"

/** The pictures of a product variant for its editor. Binding: product id. Deleted variants have no row. */
export const galleryOf = `
select p.id as "_id", p.title as "variantName", c.colour as color, p.handle as slug, p.status = 'published' as published,
       p.status = 'published' and cat.is_active and s.archived_at is null as shown,
       coalesce((select jsonb_agg(jsonb_build_object('_id', i.id, 'stem', pc.stem, 'url', pc.url, 'thumbnail', ${thumbnailFile("pc.stem")},
         'alt', pc.alt, 'width', pc.width, 'height', pc.height, 'colour', pc.colour, 'stage', pc.stage) order by i.rank)
         from image i join picture pc on pc.url = i.url where i.product_id = p.id and i.deleted_at is null), '[]') as images
  from product p join colourway c on c.product_id = p.id
  join style s on s.id = c.style_id join product_category cat on cat.id = s.category_id
 where p.id = ? and p.deleted_at is null`

/** Deletes the rows of those of these pictures that neither a page nor a past order shows. Binding: stems. */
export const forgetPictures = `
delete from picture pc
 where pc.stem = any(?::text[])
   and not exists (select 1 from picture_use u where u.stem = pc.stem)
   and not exists (select 1 from order_line_item l where l.thumbnail like '/images/%' and substr(l.thumbnail, 9, 24) = pc.stem)
returning pc.stem`

/** Pictures as replies have them, apart from a place in a gallery. Binding: stems. */
export const picturesByStem = `
select stem, url, alt, width, height, colour, to_jsonb(widths) as widths, to_jsonb(formats) as formats
  from picture where stem = any(?::text[])`

/** Bindings: kind and id of the page. */
export const forgetShown = `delete from picture_showing where kind = ? and id = ?`

/** Bindings: kind, id, name and slug of the page, stems. */
export const noteShown = `
insert into picture_showing (kind, id, name, slug, stem) select ?, ?, ?, ?, stem from unnest(?::text[]) as stem`
