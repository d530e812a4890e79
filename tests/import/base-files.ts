/** A small file in a format that imports read; the fuzzer mutates it. */
export interface BaseFile {
  name: string
  text: string
  /** A second file, imported with it. */
  additionalFile?: { name: string; text: string }
}

const joinLines = (...lines: string[]) => `${lines.join('\n')}\n`

const SHOPIFY = joinLines(
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Alt Text,Status',
  `green-tea,"Green ""tea""","<p>Two\nlines <b>of</b> text</p><script>x()</script>",Leaf,Teas,"green, new",TRUE,Weight,100 g,Grind,whole,'GT-1,100,shopify,5,deny,7.90,9.90,4006381333931,https://old.test/a.jpg,A tin,active`,
  'green-tea,,,,,,,,1 kg,,whole,GT-2,1000,shopify,-3,continue,40,,,,,',
  'green-tea,,,,,,,,,,,,,,,,,,,https://old.test/b.jpg,Leaves,',
  'pot,Pot,<ul><li>one<li>two,Clay,Pots,,FALSE,Title,Default Title,,,POT,500,,,deny,=12,10,,,,draft',
  'gift,Gift,,,,,TRUE,Title,Default Title,,,GT-1,0,shopify,1,deny,5,,,,,archived',
)

const WOOCOMMERCE = joinLines(
  'ID,Type,SKU,Name,Published,"Visibility in catalog","Short description",Description,"In stock?",Stock,"Backorders allowed?","Weight (kg)","Sale price","Regular price",Categories,Tags,Images,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible"',
  '7,variable,C,Coffee,1,visible,Dark,"<p>Strong</p>",1,,0,,,,"Drinks > Coffee, Gifts",new,https://old.test/c.jpg,,Weight,"100 g, 1 kg",1',
  '8,variation,C-1,,1,visible,,,1,3,0,0.1,4.5,5,,,,C,Weight,100 g,',
  '9,variation,C-2,,1,visible,,,1,,1,1,,40,,,,id:7,Weight,1 kg,',
  '10,simple,M,Mug,1,hidden,,,0,2,0,,,9,Mugs,,,,Material,"Steel, Glass",1',
  '11,grouped,S,Set,1,visible,,,1,,0,,,,,,,,,,',
)

const PRESTASHOP = joinLines(
  'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded or Price tax included;Discount percent;Reference #;Manufacturer;Quantity;Weight;Tags (x,y,z...);Image URLs (x,y,z...);URL rewritten;Feature(Name:Value:Position)',
  '1;1;Pot;Pots;100;5.5;P1;Maker;4;0.5;iron, black;http://old.test/1.jpg;pot;Height:12 cm:1',
  '2;0;Lid;Pots;10;;P2;Maker;0;0.1;;;lid;',
)
const COMBINATIONS = joinLines(
  'Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Reference;Impact on price;Quantity',
  '1;Color:color:0, Size:select:1;Blue:0, Big:1;P1-B;40;10',
  '1;Color:color:0, Size:select:1;Blue:0, Small:2;P1-S;0;0',
)

const MAGENTO = joinLines(
  'sku,store_view_code,attribute_set_code,product_type,categories,name,description,url_key,price,special_price,qty,weight,product_online,base_image,additional_attributes,configurable_variations,configurable_variation_labels',
  'B-S,,Default,simple,"Default Category/Bags",Bag S,,bag-s,30,25,2,1,1,/b/a/bag.jpg,size=S,,',
  'B-M,,Default,simple,"Default Category/Bags",Bag M,,bag-m,35,,0,1,1,,size=M,,',
  'B,,Default,configurable,"Default Category/Bags,Default Category/Bags/Big",Bag,<p>Big</p>,bag,,,,,1,,,"sku=B-S,size=S|sku=B-M,size=M",size=Size',
  'M,,Default,simple,,Mug,,mug,9,,4,0.3,2,,"material=Steel|Glass,has_options=0",,',
)

const MEDUSA = joinLines(
  'Product Id;Product Handle;Product Title;Product Status;Product Description;Product Thumbnail;Product Tag 1;Variant Title;Variant SKU;Variant Option 1 Name;Variant Option 1 Value;Variant Manage Inventory;Variant Inventory Quantity;Variant Price EUR;Variant Price DKK;Product Image 1',
  'p1;cup;Cup;published;One;a.png;blue;Large;CUP-L;size;large;true;4;45;300;a.png',
  'p1;cup;Cup;published;One;a.png;blue;Small;CUP-S;size;small;false;0;30;200;b.png',
)

const FEED = [
  [
    'id',
    'title',
    'description',
    'link',
    'image_link',
    'availability',
    'price',
    'sale_price',
    'brand',
    'color',
    'item_group_id',
  ],
  [
    'A-1',
    'Vase',
    'Blue',
    'https://old.test/vase',
    'https://old.test/v.jpg',
    'in stock',
    '12.50 EUR',
    '10.00 EUR',
    'Kiln',
    'Blue',
    'v',
  ],
  [
    'A-2',
    'Vase',
    'Red',
    'https://old.test/vase',
    'https://old.test/r.jpg',
    'out of stock',
    '12.50 EUR',
    '',
    'Kiln',
    'Red',
    'v',
  ],
]

const XML = `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>
<item><g:id>C-S</g:id><g:title>Cap &amp; scarf</g:title><g:description><![CDATA[Warm <b>wool</b>]]></g:description><g:link>https://old.test/cap</g:link><g:availability>in_stock</g:availability><g:price>9 EUR</g:price><g:item_group_id>cap</g:item_group_id><g:size>S</g:size></item>
<item><g:id>C-M</g:id><g:title>Cap &#38; scarf</g:title><g:link>https://old.test/cap</g:link><g:availability>out_of_stock</g:availability><g:price>9,50 EUR</g:price><g:item_group_id>cap</g:item_group_id><g:size>M</g:size></item>
</channel></rss>`

export const BASE_FILES: readonly BaseFile[] = [
  { name: 'shopify.csv', text: SHOPIFY },
  { name: 'woocommerce.csv', text: WOOCOMMERCE },
  { name: 'prestashop.csv', text: PRESTASHOP },
  { name: 'prestashop.csv', text: PRESTASHOP, additionalFile: { name: 'combinations.csv', text: COMBINATIONS } },
  { name: 'magento.csv', text: MAGENTO },
  { name: 'medusa.csv', text: MEDUSA },
  { name: 'feed.tsv', text: FEED.map((cells) => cells.join('\t')).join('\n') },
  { name: 'feed.csv', text: FEED.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n') },
  { name: 'feed.xml', text: XML },
]
