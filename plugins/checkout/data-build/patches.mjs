// What the public directory gets wrong or names the old way. Checked by hand; each entry says where it lies.

/** The directory's spelling of a state → GST code. States split or merged after the directory was drawn up are in `stateByPin`. */
export const stateCodes = {
  "Andaman & Nicobar": "35", "Andhra Pradesh": "37", "Arunachal Pradesh": "12", Assam: "18", Bihar: "10", Chandigarh: "04",
  Chattisgarh: "22", "Dadra & Nagar Haveli": "26", "Daman & Diu": "26", Delhi: "07", Goa: "30", Gujarat: "24", Haryana: "06",
  "Himachal Pradesh": "02", "Jammu & Kashmir": "01", Jharkhand: "20", Karnataka: "29", Kerala: "32", Lakshadweep: "31",
  "Madhya Pradesh": "23", Maharashtra: "27", Manipur: "14", Meghalaya: "17", Mizoram: "15", Nagaland: "13", Odisha: "21",
  Pondicherry: "34", Punjab: "03", Rajasthan: "08", Sikkim: "11", "Tamil Nadu": "33", Telangana: "36", Tripura: "16",
  "Uttar Pradesh": "09", Uttarakhand: "05", "West Bengal": "19",
}

/** Ladakh left Jammu and Kashmir in 2019; the directory still files its PINs there. */
export const stateByPin = [{ from: 194000, to: 194999, code: "38" }]

/** Renamed districts, and names that carry a suffix to tell them apart from a namesake elsewhere: `<GST code>|<old name>`. */
export const districtNames = {
  "37|Ananthapur": "Anantapur", "37|Cuddapah": "YSR Kadapa", "10|Aurangabad(BH)": "Aurangabad", "10|Kaimur (Bhabua)": "Kaimur",
  "22|Bijapur(CGH)": "Bijapur", "22|Bilaspur(CGH)": "Bilaspur", "22|Gariaband": "Gariyaband", "22|Janjgir-champa": "Janjgir-Champa",
  "22|Kawardha": "Kabirdham", "24|Gandhi Nagar": "Gandhinagar", "24|Surendra Nagar": "Surendranagar", "24|The Dangs": "Dang",
  "06|Gurgaon": "Gurugram", "06|Yamuna Nagar": "Yamunanagar", "02|Bilaspur (HP)": "Bilaspur", "02|Hamirpur(HP)": "Hamirpur",
  "02|Lahul & Spiti": "Lahaul and Spiti", "01|Ananthnag": "Anantnag", "01|Bandipur": "Bandipora", "01|Rajauri": "Rajouri",
  "20|Giridh": "Giridih", "20|Hazaribag": "Hazaribagh", "20|Palamau": "Palamu", "20|Seraikela-kharsawan": "Seraikela Kharsawan",
  "29|Bagalkot": "Bagalkote", "29|Bangalore": "Bengaluru Urban", "29|Bangalore Rural": "Bengaluru Rural", "29|Belgaum": "Belagavi",
  "29|Bellary": "Ballari", "29|Bijapur(KAR)": "Vijayapura", "29|Chamrajnagar": "Chamarajanagara", "29|Chickmagalur": "Chikkamagaluru",
  "29|Chikkaballapur": "Chikkaballapura", "29|Davangere": "Davanagere", "29|Gulbarga": "Kalaburagi", "29|Mysore": "Mysuru",
  "29|Shimoga": "Shivamogga", "29|Tumkur": "Tumakuru", "29|Yadgir": "Yadgiri", "32|Kasargod": "Kasaragod",
  "23|East Nimar": "Khandwa", "23|West Nimar": "Khargone", "23|Hoshangabad": "Narmadapuram", "23|Ashok Nagar": "Ashoknagar",
  "27|Ahmed Nagar": "Ahilyanagar", "27|Aurangabad": "Chhatrapati Sambhajinagar", "27|Osmanabad": "Dharashiv", "27|Raigarh(MH)": "Raigad",
  "27|Buldhana": "Buldhana", "15|Mammit": "Mamit", "21|Baleswar": "Balasore", "21|Sonapur": "Subarnapur",
  "34|Pondicherry": "Puducherry", "03|Ropar": "Rupnagar", "03|Firozpur": "Ferozepur", "03|Nawanshahr": "Shaheed Bhagat Singh Nagar",
  "03|Mohali": "Sahibzada Ajit Singh Nagar", "03|Muktsar": "Sri Muktsar Sahib", "08|Chittorgarh": "Chittorgarh", "08|Jhujhunu": "Jhunjhunu",
  "08|Ganganagar": "Sri Ganganagar", "33|Tuticorin": "Thoothukudi", "33|Nilgiris": "The Nilgiris", "36|K.V.Rangareddy": "Rangareddy",
  "36|Karim Nagar": "Karimnagar", "36|Mahabub Nagar": "Mahabubnagar", "09|Allahabad": "Prayagraj", "09|Faizabad": "Ayodhya",
  "09|Jyotiba Phule Nagar": "Amroha", "09|Kheri": "Lakhimpur Kheri", "09|Sant Ravidas Nagar": "Bhadohi", "09|Raebareli": "Rae Bareli",
  "19|Darjiling": "Darjeeling", "19|East Midnapore": "Purba Medinipur", "19|West Midnapore": "Paschim Medinipur",
  "19|Medinipur": "Paschim Medinipur", "19|North Dinajpur": "Uttar Dinajpur", "19|South Dinajpur": "Dakshin Dinajpur", "19|Puruliya": "Purulia",
  "18|Marigaon": "Morigaon", "18|Sibsagar": "Sivasagar", "18|North Cachar Hills": "Dima Hasao", "18|Karimganj": "Sribhumi",
}

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Districts that were cut out of a neighbour after the directory was drawn up. Punjab first: it is where most of our parcels go. */
export const districtByPin = [
  { district: "Malerkotla", code: "03", pins: range(148018, 148023) },
  { district: "Sahibzada Ajit Singh Nagar", code: "03", pins: [140103, 140109, 140110, 140112, 140301, 140306, 140307, 140308, 140413, 140901, 160055, 160059, 160062, 160071] },
  { district: "Fazilka", code: "03", pins: [152024, 152116, 152117, 152118, 152120, 152121, 152122, 152123, 152124, 152128, 152132] },
  { district: "Pathankot", code: "03", pins: [143533, 143534, 145001, 145023, 145024, 145025, 145026, 145027, 145029, 145101] },
  { district: "Palghar", code: "27", pins: range(401201, 401703) },
]

/** Where people write something other than the district's name on a parcel. First match wins; `code` keeps a neighbour's PINs out. */
export const cities = [
  { city: "New Delhi", code: "07", from: 110001, to: 110099 },
  { city: "Gurugram", code: "06", from: 122001, to: 122052 },
  { city: "Noida", code: "09", from: 201301, to: 201309 },
  { city: "Greater Noida", code: "09", from: 201310, to: 201312 },
  { city: "Mohali", code: "03", from: 160055, to: 160104 },
  { city: "Mohali", code: "03", from: 140306, to: 140308 },
  { city: "Kharar", code: "03", from: 140301, to: 140301 },
  { city: "Zirakpur", code: "03", from: 140603, to: 140604 },
  { city: "Nawanshahr", code: "03", from: 144514, to: 144514 },
  { city: "Phagwara", code: "03", from: 144401, to: 144402 },
  { city: "Abohar", code: "03", from: 152116, to: 152116 },
  { city: "Batala", code: "03", from: 143505, to: 143505 },
  { city: "Khanna", code: "03", from: 141401, to: 141401 },
  { city: "Navi Mumbai", code: "27", from: 400701, to: 400710 },
  { city: "Thane", code: "27", from: 400601, to: 400615 },
  { city: "Mumbai", code: "27", from: 400001, to: 400104 },
  { city: "Kalyan", code: "27", from: 421301, to: 421306 },
  { city: "Vasai-Virar", code: "27", from: 401201, to: 401305 },
  { city: "Hyderabad", code: "36", from: 500001, to: 500108 },
  { city: "Bengaluru", code: "29", from: 560001, to: 560110 },
  { city: "Hubballi", code: "29", from: 580020, to: 580032 },
  { city: "Mangaluru", code: "29", from: 575001, to: 575030 },
  { city: "Vijayawada", code: "37", from: 520001, to: 520015 },
  { city: "Chennai", code: "33", from: 600001, to: 600130 },
  { city: "Kochi", code: "32", from: 682001, to: 682042 },
  { city: "Kolkata", code: "19", from: 700001, to: 700163 },
  { city: "Siliguri", code: "19", from: 734001, to: 734015 },
  { city: "Durgapur", code: "19", from: 713201, to: 713219 },
  { city: "Asansol", code: "19", from: 713301, to: 713341 },
  { city: "Bhubaneswar", code: "21", from: 751001, to: 751031 },
  { city: "Guwahati", code: "18", from: 781001, to: 781040 },
  { city: "Jamshedpur", code: "20", from: 831001, to: 831020 },
  { city: "Kanpur", code: "09", from: 208001, to: 208027 },
  { city: "Panaji", code: "30", from: 403001, to: 403006 },
  { city: "Margao", code: "30", from: 403601, to: 403602 },
  { city: "Rishikesh", code: "05", from: 249201, to: 249204 },
  { city: "Haldwani", code: "05", from: 263139, to: 263139 },
  { city: "Jalpaiguri", code: "19", from: 735101, to: 735102 },
  { city: "Imphal", code: "14", from: 795001, to: 795010 },
  { city: "Shillong", code: "17", from: 793001, to: 793022 },
  { city: "Itanagar", code: "12", from: 791111, to: 791113 },
  { city: "Agartala", code: "16", from: 799001, to: 799010 },
  { city: "Gangtok", code: "11", from: 737101, to: 737103 },
  { city: "Port Blair (Sri Vijaya Puram)", code: "35", from: 744101, to: 744107 },
]
